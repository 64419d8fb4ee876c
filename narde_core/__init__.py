"""The rules of long and short nardy, every disputed one under each of its readings."""

"""The referee's desk: an event's rules, rulings on what has happened, and their protocols."""

"""Programs that nobody here wrote, asked the same questions. With ``--slow`` they must be installed: ``.[oracle]``."""

"""What builds, serves and checks the site: it leans on narde_core, and narde_core never on it."""

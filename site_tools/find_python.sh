#!/bin/sh
# Prints the path of a Python 3.12 or newer that can make environments, or one line saying what to install.
# $1, if given, is the only one that is asked.
fits() {
    command -v "$1" >/dev/null 2>&1 && "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 12))' >/dev/null 2>&1
}
if [ -n "$1" ]; then
    fits "$1" && { command -v "$1"; exit 0; }
    echo "$1 is not a Python 3.12 or newer with venv: name another one, or leave PYTHON out" >&2
    exit 1
fi
for minor in 13 14 12; do
    for python in "python3.$minor" "${PYENV_ROOT:-$HOME/.pyenv}"/versions/*/bin/"python3.$minor" \
        "$HOME"/.local/share/uv/python/*/bin/"python3.$minor" "/usr/local/bin/python3.$minor" "/opt/homebrew/bin/python3.$minor"; do
        fits "$python" && { command -v "$python"; exit 0; }
    done
done
fits python3 && { command -v python3; exit 0; }
echo "No Python 3.12 or newer with venv was found: install one (on Debian or Ubuntu: python3 and python3-venv), or run make PYTHON=/path/to/python3.12" >&2
exit 1

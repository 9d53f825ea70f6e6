#!/bin/sh
# Writes pages and configuration from the settings (docs/settings.md), then runs nginx.
set -eu
# Debian installs nginx in a folder that only root searches.
PATH="$PATH:/usr/sbin"
node "$(dirname "$0")/dist/site.js"
# A killed nginx leaves requests in its temporary files.
find "$SITE_FOLDER/temp" -type f -delete
# nginx opens its log by name. A socket (systemd, Node) has none, and a file would have two positions; a pipe suits both.
pipe="$SITE_FOLDER/stderr"
rm -f "$pipe"
mkfifo -m 600 "$pipe"
(trap '' HUP INT QUIT TERM && exec cat "$pipe" >&2) &
exec 2>"$pipe"
rm "$pipe"
exec nginx -e stderr -c "$(cd "$SITE_FOLDER" && pwd)/nginx.conf" -g 'daemon off;'

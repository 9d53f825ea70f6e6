#!/bin/sh
# Writes pages and configuration from the settings (docs/settings.md), then runs nginx.
set -eu
# Debian installs nginx in a folder that only root searches.
PATH="$PATH:/usr/sbin"
node "$(dirname "$0")/dist/site.js"
exec nginx -e stderr -c "$(cd "$SITE_FOLDER" && pwd)/nginx.conf" -g 'daemon off;'

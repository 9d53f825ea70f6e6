#!/bin/sh
# Fills the site with its settings (docs/settings.md), then becomes nginx.
set -eu
# Debian keeps nginx where only root looks.
PATH="$PATH:/usr/sbin"
node "$(dirname "$0")/dist/site.js"
exec nginx -e stderr -c "$(cd "$SITE_FOLDER" && pwd)/nginx.conf" -g 'daemon off;'

#!/bin/sh
# Makes a self-signed certificate for tests: certificate.sh FOLDER [NAME] writes site.crt and site.key.
set -eu
mkdir -p "$1"
name="${2:-localhost}"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 \
  -subj "/CN=$name" -addext "subjectAltName=DNS:$name,IP:127.0.0.1" \
  -keyout "$1/site.key" -out "$1/site.crt" 2>/dev/null

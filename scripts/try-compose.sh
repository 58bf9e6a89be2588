#!/bin/sh
# Tries deploy/compose.yaml with Docker, in a project with volumes of its own: starts everything, books, uploads, imports, restarts an
# instance under requests, and tries to restore a backup. Afterwards it removes the project. The ports 80 and 443 must be free.
set -eu
cd "$(dirname -- "$0")/.."

secret() {
  od -An -N16 -tx1 /dev/urandom | tr -d ' \n'
}
export COMPOSE_PROJECT_NAME=clinic-trial COMPOSE_FILE="${COMPOSE_FILE:-deploy/compose.yaml}"
export CLINIC_HOST=localhost ADMIN_EMAIL=owner@clinic.example
export POSTGRES_PASSWORD="$(secret)" STORAGE_SECRET="$(secret)" SESSION_SECRET="$(secret)$(secret)"
caddy=${CADDY_ADDRESS:-127.0.0.1:443}
work=$(mktemp -d)

finish() {
  status=$?
  [ "$status" = 0 ] || docker compose ps --all
  [ "$status" = 0 ] || docker compose logs --no-color --tail 200
  docker compose down --volumes --timeout 30 > /dev/null 2>&1
  rm -rf "$work"
  exit "$status"
}
trap finish EXIT

step() {
  echo "$(date +%T) $1"
}
# Calls the site through Caddy, whose certificate authority is in its volume.
call() {
  path=$1
  shift
  curl --silent --show-error --fail-with-body --max-time 30 --cacert "$work/root.crt" \
    --connect-to "localhost:443:$caddy" "https://localhost$path" "$@"
}
# The first value of a field in JSON.
field() {
  grep -o "\"$1\":\"\{0,1\}[^\",}]*" | head -n 1 | sed 's/^[^:]*:"\{0,1\}//'
}
expect() {
  grep -q -- "$1" || {
    echo "Expected: $1" >&2
    exit 1
  }
}

step 'Building and starting'
docker compose up --detach --build --wait --wait-timeout 300
docker compose exec -T caddy cat /data/caddy/pki/authorities/local/root.crt > "$work/root.crt"
call /readyz | expect '"status":"ready"'
call / | expect '<h1'

step 'Booking'
city=$(call /api/cities/17 | field city_id)
call /api/appointments --json "{\"name\":\"Meera Sample\",\"phone\":\"+91 98765 00000\",\"state\":17,\"city\":$city,\"treatmentType\":[1]}" |
  expect '"reference":"'

step 'Signing in'
password=$(docker compose logs --no-log-prefix app-1 app-2 | sed -n 's/.*Password, shown only this once: \([a-z0-9-]*\).*/\1/p')
token=$(call /api/admin/login --json "{\"email\":\"$ADMIN_EMAIL\",\"password\":\"$password\"}" | field token)
admin="Authorization: Bearer $token"
call /api/appointments --header "$admin" | expect 'Meera Sample'

step 'Uploading'
call /api/upload-photo --header "$admin" --form title='A room' --form "image=@docs/screenshots/booking.webp;type=image/webp" > "$work/photo"
picture=$(call /api/gallery | field image_path)
call "/$picture" --output "$work/picture" --write-out '%{content_type}' | expect '^image/'

step 'Importing'
call /api/imports/tables/openings/template --header "$admin" > "$work/openings.csv"
call /api/imports/tables/openings --header "$admin" --header 'Content-Type: application/octet-stream' \
  --data-binary "@$work/openings.csv" | expect '"added":[1-9]'

step 'Restarting an instance under requests'
docker compose restart --timeout 30 app-1 > "$work/restart" 2>&1 &
restarting=$!
asked=0
while kill -0 "$restarting" 2> /dev/null; do
  asked=$((asked + 1))
  call "/?asked=$asked" --output /dev/null
done
wait "$restarting"
step "$asked requests were answered meanwhile"

step 'Backing up, and restoring for trial on the other instance'
docker compose up --detach --wait --wait-timeout 120 > "$work/up" 2>&1
docker compose exec -T app-1 /app/clinic backup | expect '^Backup: '
docker compose exec -T app-2 /app/clinic restore --drill | expect '^It can be restored'
step 'All is well'

#!/bin/sh
# Starts a PostgreSQL for tests in a new temporary folder, on a free port of 127.0.0.1, and prints its DATABASE_URL.
# `scripts/startPostgres.sh stop URL` stops it and deletes the folder. `scripts/startPostgres.sh find` prints the folder
# of PostgreSQL's programs, or fails; on Debian, install them with: apt-get install -y postgresql
# `scripts/startPostgres.sh crash URL` kills it without a shutdown, and `revive URL` starts it again.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

find_programs() {
  for folder in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -Vr) /usr/local/bin /usr/bin; do
    if [ -x "$folder/initdb" ] && [ -x "$folder/pg_ctl" ]; then
      echo "$folder"
      return
    fi
  done
  if command -v initdb >/dev/null 2>&1; then dirname "$(command -v initdb)"; fi
}

# PostgreSQL refuses to run as root.
owner=postgres
id "$owner" >/dev/null 2>&1 || owner=nobody

switch_user() {
  if command -v runuser >/dev/null 2>&1; then
    runuser -u "$owner" -- "$@"
  else
    su "$owner" -s /bin/sh -c 'exec "$0" "$@"' -- "$@"
  fi
}

as_owner() {
  case $mode in
    direct) "$@" ;;
    switched) switch_user "$@" ;;
    namespace) unshare --user --map-user="$(id -u "$owner")" --map-group="$(id -g "$owner")" -- "$@" ;;
  esac
}

bin=$(find_programs)
[ -n "$bin" ] || fail 'PostgreSQL is not installed; on Debian: apt-get install -y postgresql'

if [ "${1:-}" = find ]; then
  echo "$bin"
  exit 0
fi

# The current folder may be inaccessible to that user.
cd /

if [ "$(id -u)" != 0 ]; then
  mode=direct
elif switch_user sh -c 'id -un && "$0" --version' "$bin/initdb" >/dev/null 2>&1; then
  mode=switched
else
  # On some machines, only root may enter `/` or read /etc/passwd. In a user namespace, root's files stay accessible to
  # PostgreSQL, under another user id.
  mode=namespace
fi

start() {
  as_owner "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/server.log" \
    -o "-p $port -c unix_socket_directories='' -c listen_addresses=127.0.0.1 -c max_connections=200" start >/dev/null ||
    fail "PostgreSQL did not start: $(cat "$folder/server.log" 2>/dev/null)"
}

if [ -n "${1:-}" ]; then
  folder=$(printf '%s' "${2:?the URL that was printed}" | sed -n 's/.*application_name=\([^&]*\).*/\1/p')
  port=$(printf '%s' "$2" | sed -n 's/.*:\([0-9]*\)\/.*/\1/p')
  case $folder in
    */ideakiln-postgres.*) ;;
    *) fail 'That URL was not printed by this script' ;;
  esac
  case $1 in
    stop | crash) as_owner "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null || true ;;
    revive) start ;;
    *) fail "Unknown command: $1" ;;
  esac
  if [ "$1" = stop ]; then rm -rf "$folder"; fi
  exit 0
fi

# In memory if there is room: a disk takes a second to copy the files of a new database. The other user cannot write to
# folders that only root can enter.
free_kb=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
if [ -w /dev/shm ] && [ "${free_kb:-0}" -gt 2000000 ]; then
  parent=/dev/shm
elif [ "$(id -u)" = 0 ]; then
  parent=/tmp
else
  parent=${TMPDIR:-/tmp}
fi
folder=$(mktemp -d "$parent/ideakiln-postgres.XXXXXX")
trap 'rm -rf "$folder"' EXIT
port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
if [ "$mode" = switched ]; then chown "$owner" "$folder"; fi
as_owner "$bin/initdb" -D "$folder/data" -U postgres --auth=trust --encoding=UTF8 --no-sync >"$folder/log" 2>&1 ||
  fail "initdb failed: $(cat "$folder/log")"
start
trap - EXIT
echo "postgres://postgres@127.0.0.1:$port/postgres?application_name=$folder"

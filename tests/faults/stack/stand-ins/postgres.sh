#!/bin/sh
set -e
export PGDATA=/var/lib/postgresql/data
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
mkdir -p /run/postgresql
chown postgres "$PGDATA" /run/postgresql
chmod 700 "$PGDATA"
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password
  chmod 644 /tmp/password
  as_postgres initdb -U "$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  as_postgres pg_ctl -w -o "-c listen_addresses=''" start
  as_postgres createdb -U "$POSTGRES_USER" "$POSTGRES_USER"
  for file in /docker-entrypoint-initdb.d/*.sql; do
    as_postgres psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -f "$file"
  done
  as_postgres pg_ctl -w stop
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups postgres

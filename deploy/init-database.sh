#!/bin/sh
# Run once by the image of PostgreSQL: the two users of Portico and its database.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$PORTICO_OWNER_PASSWORD" -v app="$PORTICO_APP_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role portico_owner login password :'owner' nosuperuser nobypassrls;
create role portico_app login password :'app' nosuperuser nobypassrls;
create database portico owner portico_owner encoding 'UTF8' template template0;
SQL

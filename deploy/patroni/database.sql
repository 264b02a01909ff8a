-- Once, on the primary: the owner of our tables and the database.
--   psql -v ON_ERROR_STOP=1 -v password="$OWNER_PASSWORD" -f database.sql
create role pravesh_owner login createrole password :'password';
create database pravesh owner pravesh_owner;
\connect pravesh
create extension if not exists pg_stat_statements;

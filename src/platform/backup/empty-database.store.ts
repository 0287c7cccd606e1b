import type pg from 'pg'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import { listTables, quoteTable, type StoredTable } from '#platform/backup/stored-tables.store.ts'
import { JOB_SCHEMA } from '#platform/jobs/job-schema.ts'

/** Rows that a server without tenants writes by itself. */
const isOwnNotes = (name: string): boolean => name.startsWith(`${JOB_SCHEMA}.`) && name !== `${JOB_SCHEMA}.job`

/** Where rows may be hidden from us, the size on the disk decides: better refused than emptied. */
const holdsRows = async (client: pg.ClientBase, { name, isReadable }: StoredTable): Promise<boolean> => {
  const text = isReadable
    ? `select exists (select from ${quoteTable(name)}) as found`
    : `select pg_total_relation_size('${quoteTable(name)}') > pg_indexes_size('${quoteTable(name)}') as found`
  const { rows } = await client.query<{ found: boolean }>(text)
  return rows[0]?.found === true
}

/** Inside a transaction that may read everything. */
export const requireEmpty = async (client: pg.ClientBase): Promise<void> => {
  for (const table of await listTables(client))
    if (!isOwnNotes(table.name) && (await holdsRows(client, table)))
      throw new ArchiveError(
        `This database is not empty: ${table.name} holds rows. Nothing was changed. Restore into a new database (create database … owner portico_owner).`,
      )
}

/** Takes away the tables of an empty database, so that they can be made as an older version had them. */
export const dropEverything = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`drop schema if exists ${JOB_SCHEMA} cascade`)
  await client.query(`
    do $$
    declare found record;
    begin
      for found in select c.oid::regclass as name from pg_class c
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition loop
        execute format('drop table if exists %s cascade', found.name);
      end loop;
      for found in select c.oid::regclass as name from pg_class c
        where relnamespace = 'public'::regnamespace and relkind = 'S' loop
        execute format('drop sequence if exists %s', found.name);
      end loop;
      for found in select p.oid::regprocedure as name from pg_proc p
        where pronamespace = 'public'::regnamespace and pg_has_role(current_user, proowner, 'usage')
          and not exists (select from pg_depend where objid = p.oid and deptype = 'e') loop
        execute format('drop function if exists %s cascade', found.name);
      end loop;
      for found in select t.oid::regtype as name from pg_type t left join pg_class c on c.oid = t.typrelid
        where typnamespace = 'public'::regnamespace and (typtype in ('e', 'd') or c.relkind = 'c') loop
        execute format('drop type if exists %s cascade', found.name);
      end loop;
    end $$`)
}

/** So that rows of the archive are the only ones. */
export const forgetOwnNotes = async (client: pg.ClientBase): Promise<void> => {
  const names = (await listTables(client)).map(({ name }) => name).filter(isOwnNotes)
  if (names.length > 0) await client.query(`truncate ${names.map(quoteTable).join(', ')} cascade`)
}

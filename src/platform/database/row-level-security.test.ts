import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, withTenant } from './database.ts'
import { protectTenantTable } from './tenant-table.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Tables that say whose their rows are, but let another tenant see or write them. */
const listUnprotected = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant' and not a.attisdropped
    where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity and a.attnotnull
      and exists (select from pg_policy where polrelid = c.oid and polname <> 'backup_rows')
      and not exists (select from pg_policy where polrelid = c.oid
        and not (polname = 'backup_rows' and polcmd = 'r' and polroles = array[c.relowner]
          and pg_get_expr(polqual, polrelid) = '(current_setting(''app.all_rows''::text, true) = ''on''::text)')
        and (polcmd <> '*' or not polpermissive
        or pg_get_expr(polqual, polrelid) not like '(tenant = NULLIF(current_setting(''app.tenant''%'
        or pg_get_expr(polwithcheck, polrelid) is distinct from pg_get_expr(polqual, polrelid))))
    order by 1`.execute(db)
  return rows.map((row) => row.name)
}

const createNote = (name: string) =>
  sql`create table ${sql.table(name)} (
    id int generated always as identity, tenant text not null default current_setting('app.tenant'), body text)`.execute(
    database.owner,
  )

test('every table with a tenant is closed to the other tenants', async () => {
  expect(await listUnprotected(database.db)).toEqual([])
})

test('a table that nobody protected is found', async () => {
  const tx = await database.owner.startTransaction().execute()
  await sql`create table careless (tenant text not null)`.execute(tx)
  expect(await listUnprotected(tx).finally(() => tx.rollback().execute())).toEqual(['careless'])
})

test.each([
  'alter table careless disable row level security',
  'alter table careless no force row level security',
  'alter table careless alter tenant drop not null',
  'drop policy tenant_rows on careless',
  'alter policy tenant_rows on careless with check (true)',
  'create policy open_door on careless using (true)',
  'alter policy backup_rows on careless to public',
  'alter policy backup_rows on careless using (true)',
])('a protected table is found after: %s', async (mistake) => {
  const tx = await database.owner.startTransaction().execute()
  try {
    await sql`create table careless (tenant text not null)`.execute(tx)
    await protectTenantTable(tx, 'careless')
    expect(await listUnprotected(tx)).toEqual([])
    await sql.raw(mistake).execute(tx)
    expect(await listUnprotected(tx)).toEqual(['careless'])
  } finally {
    await tx.rollback().execute()
  }
})

test('the application owns nothing and is nobody special', async () => {
  const { rows } = await sql`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
      (select count(*)::int from pg_class where relowner = r.oid) + (select count(*)::int from pg_proc where proowner = r.oid)
      + (select count(*)::int from pg_namespace where nspowner = r.oid) as owned,
      pg_has_role(current_user, 'portico_owner', 'member') as mayBecomeOwner
    from pg_roles r where rolname = current_user`.execute(database.db)
  expect(rows).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0, maybecomeowner: false },
  ])
})

describe('on a tenant table', () => {
  beforeAll(async () => {
    await createNote('note')
    await protectTenantTable(database.owner, 'note')
    for (const tenant of ['sps', 'process'] as const) {
      await withTenant(database.db, tenant, (tx) => sql`insert into note (body) values (${`for ${tenant}`})`.execute(tx))
    }
  })

  const readBodies = sql<{ body: string }>`select body from note`

  test('a tenant sees its own rows and no others', async () => {
    expect((await withTenant(database.db, 'sps', (tx) => readBodies.execute(tx))).rows).toEqual([{ body: 'for sps' }])
    expect((await withTenant(database.db, 'process', (tx) => readBodies.execute(tx))).rows).toEqual([{ body: 'for process' }])
  })

  test('nobody sees a row without a tenant, the owner neither', async () => {
    expect((await readBodies.execute(database.db)).rows).toEqual([])
    expect((await readBodies.execute(database.owner)).rows).toEqual([])
  })

  test.each([
    ['insert', sql`insert into note (tenant, body) values ('sps', 'smuggled')`],
    ['move', sql`update note set tenant = 'sps'`],
  ])('a tenant cannot %s a row into another', async (_, statement) => {
    await expect(withTenant(database.db, 'process', (tx) => statement.execute(tx))).rejects.toThrow(/row-level security policy/)
  })

  test('a foreign update or delete reaches no row', async () => {
    const answers = await withTenant(database.db, 'hpsbt', async (tx) => [
      await sql`update note set body = 'defaced'`.execute(tx),
      await sql`delete from note`.execute(tx),
    ])
    expect(answers.map((answer) => answer.numAffectedRows)).toEqual([0n, 0n])
  })

  test('no row is written without a tenant, also on a connection that has served one', async () => {
    const insert = sql`insert into note (body) values ('lost')`
    await withTenant(database.db, 'sps', (tx) => readBodies.execute(tx))
    await expect(insert.execute(database.db)).rejects.toThrow(/row-level security policy|app\.tenant/)
    await expect(sql`insert into note (tenant, body) values ('', 'lost')`.execute(database.db)).rejects.toThrow(
      /row-level security policy/,
    )
  })

  test.each([
    'alter table note disable row level security',
    'drop policy tenant_rows on note',
    'truncate note',
    'drop table note',
  ])('the application cannot %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/must be owner|permission denied/)
  })

  test('the application cannot make tables of its own or become the owner', async () => {
    await expect(sql`create table mine (id int)`.execute(database.db)).rejects.toThrow(/permission denied/)
    await expect(sql`set role portico_owner`.execute(database.db)).rejects.toThrow(/permission denied/)
  })
})

test('an append-only table takes rows and never changes them', async () => {
  await createNote('log')
  await protectTenantTable(database.owner, 'log', { appendOnly: true })
  await withTenant(database.db, 'sps', (tx) => sql`insert into log (body) values ('seen')`.execute(tx))
  for (const statement of [sql`update log set body = 'unseen'`, sql`delete from log`]) {
    await expect(withTenant(database.db, 'sps', (tx) => statement.execute(tx))).rejects.toThrow(/permission denied/)
  }
})

test('the application reads tenants but cannot change them', async () => {
  await sql`insert into tenant (key, name) values ('sps', 'Safety')`.execute(database.owner)
  await sql`insert into tenant_host values ('sps.localhost', 'sps')`.execute(database.owner)
  expect((await sql`select tenant_key from tenant_host`.execute(database.db)).rows).toEqual([{ tenantKey: 'sps' }])
  await expect(sql`update tenant set name = 'x'`.execute(database.db)).rejects.toThrow(/permission denied/)
  await expect(sql`insert into tenant_host values ('sps.localhost', 'sps')`.execute(database.owner)).rejects.toThrow(
    /duplicate key/,
  )
})

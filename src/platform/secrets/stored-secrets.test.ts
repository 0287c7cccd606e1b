import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveTenants } from '#foundation/tenants/public.server.ts'
import { createTenantFileSchema, composeSettings } from '#foundation/tenants/public.ts'
import { connect, openPool, withTenant } from '#platform/database/database.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'
import { checkStoredSecrets, rotateStoredSecrets } from '#platform/secrets/stored-secrets.ts'
import { attachSecretBox, openSealer, readTenantSecret } from '#platform/secrets/tenant-secret.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const COLUMNS = [{ table: 'webhook', column: 'secret', purpose: 'webhook' }]
const PLACES = { tenants: ['sps'], columns: COLUMNS }
const NOW = new Date('2026-11-16T09:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const schema = createTenantFileSchema(composeSettings([]))
  await saveTenants(database.owner, [schema.parse({ key: 'sps', name: 'Safety', hosts: ['sps.example'] })])
  await withTenant(database.db, 'sps', async (tx) => {
    await sql`insert into webhook (url, events, secret) values ('https://a.example', '{x}', 'whsec_plain')`.execute(tx)
    await sql`insert into tenant_secret (name, value) values ('signing', '{"d": "private-part"}'), ('state', '"plain-state"')`.execute(
      tx,
    )
  })
})
afterAll(() => database.close())

const dump = async (): Promise<string> => {
  const { rows } = await withTenant(database.db, 'sps', (tx) =>
    sql<{ row: string }>`select row_to_json(webhook)::text as row from webhook
      union all select row_to_json(tenant_secret)::text from tenant_secret`.execute(tx),
  )
  return rows.map(({ row }) => row).join('\n')
}
const readHook = async (box: ReturnType<typeof createSecretBox>) => {
  const { rows } = await withTenant(database.db, 'sps', (tx) => sql<{ secret: string }>`select secret from webhook`.execute(tx))
  return box.open(rows[0]?.secret ?? '', { tenant: 'sps', purpose: 'webhook' })
}

test('the start seals what was stored plain: a dump shows none of it', async () => {
  expect(await dump()).toContain('whsec_plain')
  const box = createSecretBox([OLD])
  await checkStoredSecrets(database.db, box, PLACES)
  const stored = await dump()
  for (const plain of ['whsec_plain', 'private-part', 'plain-state']) expect(stored).not.toContain(plain)
  expect(await readHook(box)).toBe('whsec_plain')
})

test('a new secret is sealed as it is made, and read again by another process', async () => {
  attachSecretBox(database.db, createSecretBox([OLD]))
  const sealed = (await openSealer(database.db, 'sps', 'cookie')).seal('x', 'browser')
  const made = await readTenantSecret(database.db, 'sps', 'client', () => 'made-secret')
  expect(await dump()).not.toContain(made)
  attachSecretBox(database.owner, createSecretBox([OLD]))
  expect(await readTenantSecret(database.owner, 'sps', 'client', () => 'another')).toBe('made-secret')
  expect((await openSealer(database.owner, 'sps', 'cookie')).open(sealed, 'browser')).toBe('x')
})

test('a start without the key that sealed them stops with a sentence', async () => {
  await expect(checkStoredSecrets(database.db, createSecretBox([NEW]), PLACES)).rejects.toThrow(
    'SECRETS_KEY does not open the secrets of sps',
  )
})

test('after a rotation the new key is enough; what can be replaced is, and the rest stays as it was', async () => {
  const both = createSecretBox([NEW, OLD])
  const rotation = { columns: COLUMNS, rotate: { signing: (value: unknown) => [{ d: 'new' }, value] }, now: NOW }
  expect(await withTenant(database.db, 'sps', (tx) => rotateStoredSecrets(tx, both, 'sps', rotation))).toBe(5)
  const box = createSecretBox([NEW])
  await checkStoredSecrets(database.db, box, PLACES)
  expect(await readHook(box)).toBe('whsec_plain')
  // Another process, which has read nothing yet.
  const again = connect(openPool({ ...database.appConfig, max: 1 }))
  attachSecretBox(again, box)
  expect(await readTenantSecret(again, 'sps', 'signing', () => 0)).toEqual([{ d: 'new' }, { d: 'private-part' }])
  expect(await readTenantSecret(again, 'sps', 'client', () => 0)).toBe('made-secret')
  await again.destroy()
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { createTenantFileSchema, composeSettings } from '#foundation/tenants/public.ts'
import { openTenant, resealTenants, sealTenant } from '#foundation/tenants/tenant-secrets.service.ts'
import { listTenants, saveTenants } from '#foundation/tenants/tenant.store.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const settings = composeSettings(features)
const identityProvider = { issuer: 'https://id.example', clientId: 'portal', clientSecret: 'between two companies' }
const TENANT = createTenantFileSchema(settings).parse({
  key: 'sps',
  name: 'Safety',
  hosts: ['sps.example'],
  identity: { identityProvider },
})
const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const dump = async () => JSON.stringify((await sql`select identity from tenant`.execute(database.owner)).rows)
const read = async (key: Buffer) => {
  const [tenant] = await listTenants(database.db, settings)
  return tenant && openTenant(tenant, createSecretBox([key])).identity.identityProvider?.clientSecret
}

test('the secret of a tenant’s OpenID provider is stored sealed, and read with the key', async () => {
  await saveTenants(database.owner, [sealTenant(TENANT, createSecretBox([OLD]))])
  expect(await dump()).not.toContain('between two companies')
  expect(await read(OLD)).toBe('between two companies')
})

test('one that was stored plain is sealed by a start, and a rotation needs the new key alone afterwards', async () => {
  await saveTenants(database.owner, [TENANT])
  expect(await dump()).toContain('between two companies')
  const box = createSecretBox([OLD])
  expect(await resealTenants(database.owner, box, { keys: ['sps'], which: 'plain' })).toBe(1)
  expect(await resealTenants(database.owner, box, { keys: ['sps'], which: 'plain' })).toBe(0)
  expect(await dump()).not.toContain('between two companies')
  expect(await resealTenants(database.owner, createSecretBox([NEW, OLD]), { keys: ['sps'], which: 'all' })).toBe(1)
  expect(await read(NEW)).toBe('between two companies')
})

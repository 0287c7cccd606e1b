import { expect, test } from 'vitest'
import { checkMigrations, checkRights, checkTenantTables, type TenantTable } from '#platform/doctor/schema.rules.ts'

const BY_TENANT = `(tenant = NULLIF(current_setting('app.tenant'::text, true), ''::text))`
const table: TenantTable = {
  name: 'cart',
  isEnabled: true,
  isForced: true,
  policies: [{ name: 'tenant_rows', using: BY_TENANT, check: BY_TENANT }],
}

const FOR_BACKUPS = { name: 'backup_rows', using: `(current_setting('app.all_rows'::text, true) = 'on'::text)`, check: null }

test.each<[string, Partial<TenantTable>, string]>([
  ['a protected table', {}, ''],
  ['that backups read', { policies: [...table.policies, { ...FOR_BACKUPS, isForOwner: true }] }, ''],
  ['that everybody reads', { policies: [...table.policies, FOR_BACKUPS] }, 'policy backup_rows of cart'],
  ['that only backups read', { policies: [{ ...FOR_BACKUPS, isForOwner: true }] }, 'tenant_rows is missing'],
  ['security off', { isEnabled: false }, 'Row-level security is off'],
  ['not forced', { isForced: false }, 'not forced'],
  ['no policy', { policies: [] }, 'tenant_rows is missing'],
  ['a policy for everyone', { policies: [...table.policies, { name: 'all', using: 'true', check: null }] }, 'policy all of cart'],
  ['a policy that lets write all', { policies: [{ name: 'w', using: BY_TENANT, check: 'true' }] }, 'policy w of cart'],
  ['a policy without conditions', { policies: [{ name: 'n', using: null, check: null }] }, 'policy n of cart'],
])('tenant tables: %s', (_, changes, expected) => {
  const found = checkTenantTables([table, { ...table, ...changes }]).map(({ what }) => what)
  expect(found.join(' ')).toContain(expected)
  expect(found).toHaveLength(expected === '' ? 0 : 1)
})

test('rights of the application', () => {
  const good = { name: 'cart', mayRead: true, mayTruncate: false }
  expect(checkRights([good], [], 'portico_app')).toEqual([])
  expect(checkRights([{ ...good, mayRead: false }], [], 'portico_app')[0]?.what).toContain('may not read cart')
  expect(checkRights([{ ...good, mayTruncate: true }], [], 'portico_app')[0]?.what).toContain('may empty tables')
  expect(checkRights([good], ['audit_entry'], 'portico_app')[0]?.cure).toContain('revoke update, delete on audit_entry')
})

test.each([
  ['all applied', { known: ['a', 'b'], applied: ['a', 'b'], changed: [] }, ''],
  ['one to do', { known: ['a', 'b'], applied: ['a'], changed: [] }, 'lacks 1 migrations: b'],
  ['one unknown', { known: ['a'], applied: ['a', 'z'], changed: [] }, 'does not know: z'],
  ['one changed', { known: ['a'], applied: ['a'], changed: ['a'] }, 'something else'],
  ['five to do', { known: ['a', 'b', 'c', 'd', 'e'], applied: [], changed: [] }, 'a, b, c and 2 more'],
])('migrations: %s', (_, state, expected) => {
  const found = checkMigrations(state)
  expect(found.map(({ what }) => what).join(' ')).toContain(expected)
  expect(found).toHaveLength(expected === '' ? 0 : 1)
})

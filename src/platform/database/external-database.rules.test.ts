import { expect, test } from 'vitest'
import { type DatabaseFacts, checkDatabase } from './external-database.rules.ts'

const sound: DatabaseFacts = {
  versionNumber: 150_000,
  encoding: 'UTF8',
  user: 'web',
  isSuperuser: false,
  bypassesRls: false,
  ownedTables: [],
  hasAppRole: true,
  isInAppRole: true,
  keepsTenant: true,
  pendingMigrations: [],
  changedMigrations: [],
}
const owner = { user: 'owner', mayCreateTables: true, mayCreateSchema: true }

test.each<[string, Partial<DatabaseFacts>]>([
  ['that is migrated', {}],
  ['whose changed migration the owner will look at', { changedMigrations: ['a'], owner }],
  ['whose migrations an owner will run', { pendingMigrations: ['a'], owner }],
])('a database %s will do', (_, facts) => {
  expect(checkDatabase({ ...sound, ...facts })).toEqual([])
})

test.each<[string, Partial<DatabaseFacts>, RegExp]>([
  ['an old server', { versionNumber: 140_011 }, /^PostgreSQL 14 is too old: use 15/],
  ['another encoding', { encoding: 'SQL_ASCII' }, /encoded in SQL_ASCII: create it again/],
  ['a setting that does not hold', { keepsTenant: false }, /cannot set app\.tenant/],
  ['a changed migration', { changedMigrations: ['a'] }, /migration a was applied .* put its file back .*--accept-changed/],
  ['missing migrations', { pendingMigrations: ['a', 'b'] }, /lacks 2 migrations \(a first\): set DATABASE_OWNER_URL/],
  ['one user for both', { owner: { ...owner, user: 'web' } }, /same user "web"/],
  ['an owner without tables', { owner: { ...owner, mayCreateTables: false } }, /grant create on schema public to "owner"/],
  ['an owner without schemas', { owner: { ...owner, mayCreateSchema: false } }, /grant create on database/],
  ['a name that needs quotes', { user: 'a"b', bypassesRls: true }, /alter role "a""b" nobypassrls/],
])('%s is refused with its cure', (_, facts, sentence) => {
  const sentences = checkDatabase({ ...sound, ...facts })
  expect(sentences).toEqual([expect.stringMatching(sentence)])
})

import { randomBytes } from 'node:crypto'
import type { PoolConfig } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withClient } from './database-roles.ts'
import { APP_ROLE } from './role-names.ts'
import { checkExternalDatabase } from './external-database.ts'
import { migrateDatabase } from './migrate.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const undo: string[] = []
afterEach(() => arrange(undo.splice(0).toReversed().join(';')))

const arrange = (sql: string) => withClient(database.adminConfig, (client) => client.query(sql))

const createUser = async (privileges: string): Promise<PoolConfig> => {
  const user = `web_${randomBytes(4).toString('hex')}`
  undo.push(`drop owned by ${user} cascade; drop role ${user}`)
  await arrange(`create role ${user} login ${privileges}`)
  return { ...database.appConfig, user }
}

const createEmptyDatabase = async (): Promise<string> => {
  const name = `empty_${randomBytes(4).toString('hex')}`
  await arrange(`create database ${name} template template0`)
  return name
}

test('the users that the embedded database has will do', async () => {
  expect(await checkExternalDatabase({ app: database.appConfig, owner: database.ownerConfig })).toEqual([])
})

test('a user of another name will do when it is in the role of the application', async () => {
  const app = await createUser(`in role ${APP_ROLE}`)
  expect(await checkExternalDatabase({ app })).toEqual([])
})

test.each([
  [`superuser in role ${APP_ROLE}`, /is a superuser .* run `alter role "web_\w+" nosuperuser;`/],
  [`bypassrls in role ${APP_ROLE}`, /passes by row-level security: run `alter role "web_\w+" nobypassrls;`/],
  ['', /has no rights on the tables: run `grant portico_app to "web_\w+";`/],
  [`in role ${APP_ROLE}, portico_owner`, /owns tables or belongs to their owner .*DATABASE_OWNER_URL/],
])('a user with "%s" is refused', async (privileges, sentence) => {
  const app = await createUser(privileges)
  expect(await checkExternalDatabase({ app })).toEqual([expect.stringMatching(sentence)])
})

test('a user that owns a table is refused', async () => {
  const app = await createUser(`in role ${APP_ROLE}`)
  await arrange(`create table stray (id int); alter table stray owner to ${app.user}`)
  expect(await checkExternalDatabase({ app })).toEqual([expect.stringMatching(/owns tables .*\(stray\)/)])
})

test('a server that does not answer is named with the setting to check', async () => {
  const app = { ...database.appConfig, host: '/nowhere' }
  expect(await checkExternalDatabase({ app })).toEqual([expect.stringMatching(/^Cannot connect with DATABASE_URL .*ENOENT/)])
})

test('a database without tables is refused unless an owner can make them, and does after the migration', async () => {
  const name = await createEmptyDatabase()
  try {
    const app = { ...database.appConfig, database: name }
    expect(await checkExternalDatabase({ app })).toEqual([expect.stringMatching(/lacks \d+ migrations .*npm run migrate/)])
    const powerless = { ...database.ownerConfig, database: name }
    expect(await checkExternalDatabase({ app, owner: powerless })).toEqual([
      expect.stringMatching(/grant create on schema public to "portico_owner"/),
      expect.stringMatching(/grant create on database/),
    ])
    await arrange(`alter database ${name} owner to portico_owner`)
    expect(await checkExternalDatabase({ app, owner: powerless })).toEqual([])
    await migrateDatabase(powerless)
    expect(await checkExternalDatabase({ app })).toEqual([])
  } finally {
    await arrange(`drop database ${name} with (force)`)
  }
})

test('a migration that was changed since it was applied is refused, also as the application alone', async () => {
  const change = `update migration_checksum set sha256 = reverse(sha256) where name = '2026-11-16-04-audit'`
  await arrange(change)
  undo.push(change)
  expect(await checkExternalDatabase({ app: database.appConfig })).toEqual([
    expect.stringMatching(/The migration 2026-11-16-04-audit was applied .*says something else.*--accept-changed/),
  ])
})

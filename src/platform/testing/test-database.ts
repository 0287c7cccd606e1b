import { randomBytes } from 'node:crypto'
import { connect as dial } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ClientConfig, Pool, PoolConfig } from 'pg'
import { inject } from 'vitest'
import { BACKGROUND_LIMITS, connect, type Db, openPool, type PoolLimits } from '#platform/database/database.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { APP_ROLE, OWNER_ROLE } from '#platform/database/role-names.ts'
import { TEMPLATE_DATABASE } from './test-server.ts'

export type TestDatabase = {
  /** As the application: row-level security holds. */
  readonly db: Db
  readonly pool: Pool
  /** As the owner of the tables, to arrange what the application may not. */
  readonly owner: Db
  /** For what makes its own connections, such as the job queue. */
  readonly appConfig: PoolConfig
  readonly ownerConfig: PoolConfig
  readonly adminConfig: PoolConfig
  readonly close: () => Promise<void>
}

type Answer = { readonly admin?: ClientConfig; readonly error?: string; readonly cause?: string }

const askForServer = async (): Promise<ClientConfig> => {
  const answer = JSON.parse(await text(dial(inject('postgresDoor'), '127.0.0.1'))) as Answer
  if (!answer.admin) throw new Error(`The test database does not start: ${answer.error}\n${answer.cause}`)
  return answer.admin
}

/** A migrated, empty database of this test file's own. Close it in `afterAll`. */
export const openTestDatabase = async (limits: PoolLimits = BACKGROUND_LIMITS): Promise<TestDatabase> => {
  const admin = await askForServer()
  const database = `test_${randomBytes(8).toString('hex')}`
  await withClient(admin, (client) =>
    client.query(`create database ${database} template ${TEMPLATE_DATABASE} owner ${OWNER_ROLE} strategy file_copy`),
  )
  const appConfig = { ...admin, database, user: APP_ROLE }
  const ownerConfig = { ...admin, database, user: OWNER_ROLE }
  const pool = openPool({ ...appConfig, max: 10 }, { limits })
  const db = connect(pool)
  const owner = connect(openPool({ ...ownerConfig, max: 2 }))
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), owner.destroy()])
    await withClient(admin, (client) => client.query(`drop database ${database} with (force)`))
  }
  return { db, pool, owner, appConfig, ownerConfig, adminConfig: { ...admin, database }, close }
}

import { randomBytes } from 'node:crypto'
import { connect as dial } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ClientConfig, Pool, PoolConfig } from 'pg'
import { inject } from 'vitest'
import { BACKGROUND_LIMITS, connect, type Db, openPool, type PoolLimits } from '#platform/database/database.ts'
import { openDirectSession, type DirectSession } from '#platform/database/direct-session.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { findPooler, type DatabaseTarget } from '#platform/database/pooler.ts'
import { APP_ROLE, OWNER_ROLE } from '#platform/database/role-names.ts'
import { TEMPLATE_DATABASE } from './test-server.ts'

export type TestDatabase = {
  /** As the application: row-level security holds. */
  readonly db: Db
  readonly pool: Pool
  /** As the owner of the tables, to arrange what the application may not. */
  readonly owner: Db
  /** For what makes its own connections, such as the job queue. */
  readonly appConfig: DatabaseTarget
  /** The same, past a pooler. */
  readonly directConfig: PoolConfig
  readonly ownerConfig: PoolConfig
  readonly adminConfig: PoolConfig
  /** As each process has one; it ends with the database. */
  readonly openSession: () => Promise<DirectSession>
  readonly close: () => Promise<void>
}

type Answer = { readonly admin?: ClientConfig; readonly pooler?: ClientConfig; readonly error?: string; readonly cause?: string }

const askForServer = async (): Promise<{ admin: ClientConfig; pooler?: ClientConfig }> => {
  const answer = JSON.parse(await text(dial(inject('postgresDoor'), '127.0.0.1'))) as Answer
  if (!answer.admin) throw new Error(`The test database does not start: ${answer.error}\n${answer.cause}`)
  return { admin: answer.admin, ...(answer.pooler && { pooler: answer.pooler }) }
}

/** A migrated, empty database of this test file's own. Close it in `afterAll`. */
export const openTestDatabase = async (limits: PoolLimits = BACKGROUND_LIMITS): Promise<TestDatabase> => {
  const { admin, pooler } = await askForServer()
  const database = `test_${randomBytes(8).toString('hex')}`
  await withClient(admin, (client) =>
    client.query(`create database ${database} template ${TEMPLATE_DATABASE} owner ${OWNER_ROLE} strategy file_copy`),
  )
  const directConfig = { ...admin, database, user: APP_ROLE }
  const appConfig: DatabaseTarget = pooler
    ? { ...directConfig, ...pooler, pooler: await findPooler({ ...directConfig, ...pooler }) }
    : directConfig
  const ownerConfig = { ...admin, database, user: OWNER_ROLE }
  const pool = openPool({ ...appConfig, max: 10 }, { limits })
  const db = connect(pool)
  const owner = connect(openPool({ ...ownerConfig, max: 2 }))
  const sessions: DirectSession[] = []
  const openSession = async (): Promise<DirectSession> => {
    const session = await openDirectSession(directConfig)
    sessions.push(session)
    return session
  }
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), owner.destroy(), ...sessions.map((session) => session.stop())])
    await withClient(admin, (client) => client.query(`drop database ${database} with (force)`))
  }
  return { db, pool, owner, appConfig, directConfig, ownerConfig, adminConfig: { ...admin, database }, openSession, close }
}

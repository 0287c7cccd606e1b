import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { ClientBase, PoolConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'
import { findPooler } from '#platform/database/pooler.ts'
import type { Check, Finding } from '#platform/doctor/check.ts'
import { sharesBackend } from '#platform/doctor/server.rules.ts'

const readPid = async (client: ClientBase): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0

/** Two open connections that share one process of the server are served by a pooler in transaction mode. */
const isPooled = (connection: PoolConfig): Promise<boolean> =>
  withClient(connection, async (first: pg.Client) => {
    const pids = [await readPid(first)]
    await withClient(connection, async (second: pg.Client) => {
      await second.query('begin')
      pids.push(await readPid(second))
      await second.query('rollback')
    })
    return sharesBackend(pids)
  })

const pooler: Check = {
  of: 'installation',
  name: 'pooler',
  title: 'DATABASE_URL keeps one session a connection, or DATABASE_DIRECT_URL passes by its pooler',
  look: async ({ app, config }) => {
    if (config.database.directUrl === undefined) {
      if (!(await isPooled(app))) return []
      const what = 'DATABASE_URL leads through a pooler in transaction mode: notices of changes and locks of workers get lost.'
      return [{ what, cure: 'Let DATABASE_DIRECT_URL name PostgreSQL itself, or set pool_mode = session in the pooler.' }]
    }
    if (config.database.directUrl === config.database.url || (await findPooler(app)).keepsStatements) return []
    const what =
      'No named statement is kept before DATABASE_URL: PostgreSQL plans each statement anew, which costs about a third more.'
    const cure =
      'Use PgBouncer 1.21 or later with max_prepared_statements = 200; leave DATABASE_DIRECT_URL unset where there is no pooler.'
    return [{ severity: 'warning', what, cure }]
  },
}

const NOTICE_MS = 3000

/** Whether what is said through one connection is heard on the other. */
const hearsNotices = (direct: PoolConfig, app: PoolConfig): Promise<boolean> =>
  withClient(direct, async (listener) => {
    const channel = `portico_doctor_${randomBytes(6).toString('hex')}`
    const heard = Promise.withResolvers<boolean>()
    listener.on('notification', () => heard.resolve(true))
    const limit = setTimeout(() => heard.resolve(false), NOTICE_MS)
    try {
      await listener.query(`listen ${channel}`)
      await withClient(app, (sender) => sender.query('select pg_notify($1, $2)', [channel, 'heard']))
      return await heard.promise
    } finally {
      clearTimeout(limit)
    }
  })

const describePooled = (setting: string, lost: string): Finding => ({
  what: `${setting} leads through a pooler in transaction mode: ${lost}.`,
  cure: `Let ${setting} name PostgreSQL itself, by its own port.`,
})

const directSession: Check = {
  of: 'installation',
  name: 'direct-session',
  title: 'DATABASE_DIRECT_URL and DATABASE_OWNER_URL lead to the database itself, and notices arrive',
  look: async ({ app, direct, owner, config }) => {
    const findings: Finding[] = []
    if (owner && config.database.ownerUrl !== undefined && (await isPooled(owner)))
      findings.push(describePooled('DATABASE_OWNER_URL', 'locks and limits of migrations get lost'))
    if (config.database.directUrl === undefined) return findings
    if (await isPooled(direct))
      findings.push(describePooled('DATABASE_DIRECT_URL', 'notices of changes and locks of workers get lost'))
    else if (!(await hearsNotices(direct, app)))
      findings.push({
        what: 'A notice sent through DATABASE_URL does not arrive at DATABASE_DIRECT_URL: caches and workers miss every change.',
        cure: 'Let both name the same database of the same primary.',
      })
    return findings
  },
}

export const POOLER_CHECKS: readonly Check[] = [pooler, directSession]

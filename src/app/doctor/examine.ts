import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Pool, PoolConfig } from 'pg'
import { createBuildCheck } from '#app/doctor/build-check.ts'
import { features } from '#app/features.ts'
import { systemClock } from '#kernel/clock.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Config } from '#platform/config.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { findEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { openPool, type PoolLimits } from '#platform/database/database.ts'
import type { DatabaseTarget } from '#platform/database/pooler.ts'
import type { Check, Installation, Query } from '#platform/doctor/check.ts'
import { listChecks } from '#platform/doctor/platform-checks.ts'
import { describeReason } from '#platform/doctor/reason.ts'
import { runChecks, type Report } from '#platform/doctor/run-checks.ts'
import { listFileKinds } from '#platform/feature.ts'
import { openFiles } from '#platform/files/files.ts'
import { listSealedColumns } from '#platform/secrets/stored-secrets.ts'

const LIMITS: PoolLimits = { acquireMs: 4000, lockMs: 2000, statementMs: 4000, answerMs: 5000 }

/** Every check of this version, for the command and for the guide. */
export const listAllChecks = (): Check[] => [createBuildCheck(), ...listChecks(features)]

type Connections = { readonly app: DatabaseTarget; readonly direct: PoolConfig; readonly owner?: PoolConfig }

const findConnections = async ({ database, dataFolder }: Config): Promise<Connections | undefined> => {
  if (database.url === undefined) {
    const found = await findEmbeddedPostgres(path.join(dataFolder, 'postgres'))
    return found && { ...found, direct: found.app }
  }
  const { url, directUrl = url } = database
  const pooler = directUrl === url ? {} : { pooler: { keepsStatements: false } }
  const owner = database.ownerUrl === undefined ? {} : { owner: { connectionString: database.ownerUrl } }
  return { app: { connectionString: url, ...pooler }, direct: { connectionString: directUrl }, ...owner }
}

const queryOf =
  (pool: Pool): Query =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...values])).rows

const inTenantOf =
  (pool: Pool): Installation['inTenant'] =>
  async (tenant, work) => {
    const client = await pool.connect()
    try {
      await client.query('begin read only')
      await client.query(`select set_config('app.tenant', $1, true)`, [tenant])
      return await work(
        async <Row extends object>(text: string, values: readonly unknown[] = []) =>
          (await client.query<Row>(text, [...values])).rows,
      )
    } finally {
      await client.query('rollback').catch(() => {})
      client.release()
    }
  }

const unreachable = (setting: string, reason: string): Report => ({
  check: 'connection',
  severity: 'fault',
  what: `Cannot connect with ${setting} (${reason}).`,
  cure: 'Check its host, port, database, user and password, that PostgreSQL runs, and what pg_hba.conf says.',
})

/** A database without tables has no tenants. */
const listTenantKeys = async (query: Query): Promise<TenantKey[]> =>
  (await query<{ key: TenantKey }>('select key from tenant order by key').catch(() => [])).map(({ key }) => key)

const tryConnection = (setting: string, pool: Pool): Promise<Report | undefined> =>
  pool.query('select 1').then(
    () => undefined,
    (error: unknown) => unreachable(setting, describeReason(error)),
  )

const tryDirect = (direct: PoolConfig): Promise<Report | undefined> =>
  withClient({ ...direct, connectionTimeoutMillis: LIMITS.acquireMs }, () => Promise.resolve(undefined)).catch((error: unknown) =>
    unreachable('DATABASE_DIRECT_URL', describeReason(error)),
  )

/** Without making a folder that is missing. */
const createFileFinder = ({ files: { url, credentials } }: Config) => {
  const open = async () => (url.startsWith('s3:') || existsSync(url) ? openFiles(url, credentials) : undefined)
  let opened: ReturnType<typeof open> | undefined
  return async (key: string) => (await (opened ??= open()))?.stat(key)
}

type Examination = { readonly clock?: Installation['clock']; readonly checks?: readonly Check[] }

/** Looks at everything and changes nothing. Faults stand first. */
export const examine = async (config: Config, options: Examination = {}): Promise<Report[]> => {
  const { clock = systemClock(), checks = listAllChecks() } = options
  const settings = { config, clock }
  const findFile = createFileFinder(config)
  const connections = await findConnections(config)
  if (!connections) {
    const what = `The database in ${config.dataFolder} is not running.`
    const stopped: Report = { check: 'connection', severity: 'fault', what, cure: 'Start Portico with npm start.' }
    return [stopped, ...(await runChecks(checks, { settings, findFile }))]
  }
  const pool = openPool({ ...connections.app, max: 6, application_name: 'portico doctor' }, { limits: LIMITS })
  const ownerPool =
    connections.owner && openPool({ ...connections.owner, max: 1, statement_timeout: undefined }, { limits: LIMITS })
  try {
    const refusals = await Promise.all([
      tryConnection('DATABASE_URL', pool),
      ownerPool && tryConnection('DATABASE_OWNER_URL', ownerPool),
      config.database.directUrl === undefined ? undefined : tryDirect(connections.direct),
    ])
    const faults = refusals.filter((refusal) => refusal !== undefined)
    if (faults.length > 0) return [...faults, ...(await runChecks(checks, { settings, findFile }))]
    const query = queryOf(pool)
    const installation: Installation = {
      ...settings,
      ...connections,
      query,
      ...(ownerPool && { ownerQuery: queryOf(ownerPool) }),
      tenants: await listTenantKeys(query),
      inTenant: inTenantOf(pool),
      sealedColumns: listSealedColumns(features),
      fileKinds: listFileKinds(features),
    }
    return await runChecks(checks, { settings, installation, findFile })
  } finally {
    await Promise.all([pool.end(), ownerPool?.end()])
  }
}

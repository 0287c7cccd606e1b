import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { PoolConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'
import { nameReplica } from '#platform/database/name-replica.ts'
import type { Check, Finding } from '#platform/doctor/check.ts'
import { expectsPrimary, checkReader, type ReaderFacts } from '#platform/doctor/reader.rules.ts'
import { describeReason } from '#platform/doctor/reason.ts'

const PATIENCE_MS = 4000
const REPLAY_MS = 1000
const POLL_MS = 50

/** By what two addresses are known to lead to one server: its data, and when it was started. */
const IDENTITY = `select system_identifier::text as system, pg_postmaster_start_time()::text as started,
  pg_is_in_recovery() as "isStandby" from pg_control_system()`
type Identity = { readonly system: string; readonly started: string; readonly isStandby: boolean }
type Primary = Identity & { readonly position: string; readonly migrations: readonly string[] }

const readMigrations = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from public.kysely_migration order by name')).rows.map(({ name }) => name)

const readPrimary = (direct: PoolConfig): Promise<Primary> =>
  withClient({ ...direct, connectionTimeoutMillis: PATIENCE_MS }, async (client) => {
    const identity = (await client.query<Identity>(IDENTITY)).rows[0]
    const { rows } = await client.query<{ position: string }>('select pg_current_wal_flush_lsn()::text as position')
    if (!identity || !rows[0]) throw new Error('the server does not know itself')
    return { ...identity, position: rows[0].position, migrations: await readMigrations(client) }
  })

/** How much is missing of what the primary had, after a moment in which a healthy one gets it. */
const readBehind = async (client: pg.Client, position: string): Promise<number> => {
  for (const until = performance.now() + REPLAY_MS; ; await wait(POLL_MS)) {
    const { rows } = await client.query<{ behind: number }>(
      'select greatest(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()), 0)::float8 as behind',
      [position],
    )
    const behind = rows[0]?.behind ?? 0
    if (behind === 0 || performance.now() > until) return behind
  }
}

const readFacts = async (client: pg.Client, primary: Primary): Promise<ReaderFacts> => {
  const { rows } = await client.query<Identity & Pick<ReaderFacts, 'user' | 'isSuperuser' | 'bypassesRls'>>(
    `select identity.*, rolname::text as user, rolsuper as "isSuperuser", rolbypassrls as "bypassesRls"
     from (${IDENTITY}) identity, pg_roles where rolname = current_user`,
  )
  const [row] = rows
  if (!row) throw new Error('the server does not know its own user')
  const { system, started, isStandby, ...user } = row
  const isSameSystem = system === primary.system
  const facts = { ...user, isStandby, isSameSystem, isPrimary: isSameSystem && started === primary.started && !isStandby }
  if (!isStandby) return { ...facts, isPaused: false, behind: 0, missingMigrations: [] }
  const behind = await readBehind(client, primary.position)
  const paused = await client.query<{ paused: boolean }>('select pg_is_wal_replay_paused() as paused')
  const found = new Set(isSameSystem ? await readMigrations(client) : primary.migrations)
  return {
    ...facts,
    behind,
    isPaused: paused.rows[0]?.paused ?? false,
    missingMigrations: primary.migrations.filter((name) => !found.has(name)),
  }
}

type Reader = { readonly name: string; readonly facts: ReaderFacts } | { readonly name: string; readonly reason: string }

const lookAt = async (url: string, primary: Primary): Promise<Reader> => {
  const name = nameReplica(url)
  try {
    const connection = { connectionString: url, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }
    return { name, facts: await withClient(connection, (client) => readFacts(client, primary)) }
  } catch (error) {
    return { name, reason: describeReason(error) }
  }
}

const listFindings = (readers: readonly Reader[]): Finding[] => {
  const isExpected = expectsPrimary(readers.flatMap((reader) => ('facts' in reader ? [reader.facts] : [])))
  return readers.flatMap((reader) => {
    if ('facts' in reader) return reader.facts.isPrimary && isExpected ? [] : checkReader(reader.name, reader.facts)
    const what = `The replica ${reader.name} of DATABASE_READ_URL does not answer (${reader.reason}), so it is not read.`
    return [{ what, cure: 'Check its host, port, database, user and password, that PostgreSQL runs there, and its pg_hba.conf.' }]
  })
}

const readReplicas: Check = {
  of: 'installation',
  name: 'read-replicas',
  title: 'Each address of DATABASE_READ_URL leads to a standby of this database that keeps up, as a user without privileges',
  look: async ({ direct, config: { database } }) => {
    if (database.readUrls.length === 0) return []
    const primary = await readPrimary(direct)
    return listFindings(await Promise.all(database.readUrls.map((url) => lookAt(url, primary))))
  },
}

export const READER_CHECKS: readonly Check[] = [readReplicas]

import type { Check, Finding } from '#platform/doctor/check.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { readAppFacts, readOwnerFacts } from '#platform/database/external-database.ts'
import { findDatabaseFaults } from '#platform/database/external-database.rules.ts'
import { POOLER_CHECKS } from '#platform/doctor/pooler-checks.service.ts'
import { READER_CHECKS } from '#platform/doctor/reader-checks.service.ts'
import { checkClock, checkConnections, checkFrozenAge, checkReplicas, type Replica } from '#platform/doctor/server.rules.ts'

/** Version, encoding and the rights of both users: what a start would refuse too. */
const roles: Check = {
  of: 'installation',
  name: 'database-users',
  title: 'PostgreSQL is 15 or later in UTF8; the application owns nothing, bypasses nothing; the owner may migrate',
  look: async ({ app, owner }) => {
    const [appFacts, ownerFacts] = await Promise.all([
      withClient(app, (client) => readAppFacts(client)),
      owner && withClient(owner, (client) => readOwnerFacts(client)),
    ])
    const faults = findDatabaseFaults({
      ...appFacts,
      pendingMigrations: [],
      changedMigrations: [],
      ...(ownerFacts && { owner: ownerFacts }),
    })
    return faults.map(({ what, cure }) => ({ what: `${what}.`, cure: cure.charAt(0).toUpperCase() + cure.slice(1) }))
  },
}

const clock: Check = {
  of: 'installation',
  name: 'clock',
  title: 'The clocks of this machine and of the database agree within 2 s',
  look: async ({ query, clock: ours }) => {
    const before = ours.now().getTime()
    const [row] = await query<{ now: Date }>('select clock_timestamp() as now')
    const after = ours.now().getTime()
    return checkClock({ before, after, theirs: row?.now.getTime() ?? before })
  },
}

const connections: Check = {
  of: 'installation',
  name: 'connections',
  title: 'PostgreSQL has connections for the pools of this process and for others',
  look: async ({ query, config }) => {
    const [row] = await query<{ most: number; reserved: number; role: number }>(
      `select current_setting('max_connections')::int as most,
         current_setting('superuser_reserved_connections')::int as reserved,
         (select rolconnlimit from pg_roles where rolname = current_user) as role`,
    )
    return checkConnections({ most: 0, reserved: 0, role: -1, ...row, pool: config.database.poolSize })
  },
}

const writable: Check = {
  of: 'installation',
  name: 'read-only',
  title: 'DATABASE_URL leads to a database that can be written',
  look: async ({ query }) => {
    const [row] = await query<{ standby: boolean; setting: string }>(
      `select pg_is_in_recovery() as standby, current_setting('default_transaction_read_only') as setting`,
    )
    const findings: Finding[] = []
    if (row?.standby)
      findings.push({
        what: 'DATABASE_URL leads to a standby, which cannot be written.',
        cure: 'Let it name the primary, or a host name that follows it.',
      })
    if (row?.setting === 'on')
      findings.push({
        what: 'The database is read-only: default_transaction_read_only is on.',
        cure: 'Run `alter database … reset default_transaction_read_only;` or the same for the role.',
      })
    return findings
  },
}

/** Answers of the server would be cut before those of the pool. */
const ownerLimit: Check = {
  of: 'installation',
  name: 'owner-time-out',
  title: 'No statement time-out ends a long migration',
  look: async ({ ownerQuery }) => {
    const [row] = (await ownerQuery?.<{ value: string }>(`select current_setting('statement_timeout') as value`)) ?? []
    if (!row || row.value === '0') return []
    return [
      {
        what: `The user of DATABASE_OWNER_URL has a statement time-out of ${row.value}: it would end a long migration.`,
        cure: 'Run `alter role … set statement_timeout = 0;` for that user.',
      },
    ]
  },
}

const collation: Check = {
  of: 'installation',
  name: 'collation',
  title: 'The collation of the database is the one that its indexes were made with',
  look: async ({ query }) => {
    const [row] = await query<{ name: string; stored: string | null; actual: string | null }>(
      `select datname as name, datcollversion as stored, pg_database_collation_actual_version(oid) as actual
       from pg_database where datname = current_database()`,
    )
    if (!row?.stored || row.stored === row.actual) return []
    return [
      {
        what: `The collation of the database was version ${row.stored} and is ${row.actual} now: indexes of texts may be out of order.`,
        cure: `Run \`reindex database "${row.name}"; alter database "${row.name}" refresh collation version;\` as its owner.`,
      },
    ]
  },
}

const frozen: Check = {
  of: 'installation',
  name: 'vacuum',
  title: 'Autovacuum keeps up',
  look: async ({ query }) => {
    const [row] = await query<{ age: string; setting: string }>(
      `select age(datfrozenxid)::text as age, current_setting('autovacuum') as setting from pg_database
       where datname = current_database()`,
    )
    return row ? checkFrozenAge(Number(row.age), row.setting === 'on') : []
  },
}

/** By slots, which everybody may see; how late a replica is, only a member of pg_monitor. */
const replicas: Check = {
  of: 'installation',
  name: 'replicas',
  title: 'Replicas are connected and not more than 30 s behind',
  look: async ({ query }) =>
    checkReplicas(
      await query<Replica>(
        `select slot_name::text as name, active as "isConnected",
           coalesce(pg_wal_lsn_diff(case when pg_is_in_recovery() then null else pg_current_wal_lsn() end, restart_lsn), 0)::float8 as behind,
           (select extract(epoch from replay_lag)::float8 from pg_stat_replication where pid = active_pid) as "lagSeconds"
         from pg_replication_slots where slot_type = 'physical' and not temporary and restart_lsn is not null order by slot_name`,
      ),
    ),
}

export const DATABASE_CHECKS: readonly Check[] = [
  roles,
  ...POOLER_CHECKS,
  clock,
  connections,
  writable,
  ownerLimit,
  collation,
  frozen,
  replicas,
  ...READER_CHECKS,
]

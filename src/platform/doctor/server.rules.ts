import type { Finding } from '#platform/doctor/check.ts'

export const sharesBackend = (pids: readonly number[]): boolean => new Set(pids).size < pids.length

const MOST_SKEW_MS = 2000

/** The database's time lies between the two of ours when the clocks agree. */
export const checkClock = (times: { readonly before: number; readonly after: number; readonly theirs: number }): Finding[] => {
  const skew = Math.max(times.before - times.theirs, times.theirs - times.after, 0)
  if (skew <= MOST_SKEW_MS) return []
  const what = `The clocks of this machine and of the database differ by ${Math.round(skew / 1000)} s: sessions and schedules end too early or too late.`
  return [{ what, cure: 'Let both machines set their clocks by NTP (chrony or systemd-timesyncd).' }]
}

/** Beside the pool of requests: background work, the queue, notices, probes. */
const BESIDE_POOL = 20

type Connections = {
  readonly most: number
  readonly reserved: number
  /** Of the application's role; -1 means without a limit. */
  readonly role: number
  readonly pool: number
}

export const checkConnections = ({ most, reserved, role, pool }: Connections): Finding[] => {
  const needed = pool + BESIDE_POOL
  const available = Math.min(most - reserved, role < 0 ? most : role)
  if (needed <= available) return []
  return [
    {
      what: `One process may open ${needed} connections (DATABASE_POOL is ${pool}), and PostgreSQL allows ${available}.`,
      cure: 'Raise max_connections or the connection limit of the role, or lower DATABASE_POOL.',
    },
  ]
}

/** PostgreSQL stops taking writes at 2,000 million. */
const MOST_TRANSACTIONS = 1_000_000_000

export const checkFrozenAge = (age: number, isAutomatic: boolean): Finding[] => {
  const findings: Finding[] = []
  if (!isAutomatic)
    findings.push({
      severity: 'warning',
      what: 'Autovacuum is off: tables grow, and the database stops when transaction numbers run out.',
      cure: 'Set autovacuum = on.',
    })
  if (age > MOST_TRANSACTIONS)
    findings.push({
      what: `The oldest row was frozen ${Math.round(age / 1e6)} million transactions ago: PostgreSQL stops taking writes at 2,000 million.`,
      cure: 'Run `vacuumdb --all --freeze`, and look for old transactions that keep autovacuum from its work.',
    })
  return findings
}

export type Replica = {
  readonly name: string
  readonly isConnected: boolean
  /** Bytes of the log that it has not confirmed. */
  readonly behind: number
  /** How long changes take to be seen there; null where this user may not know. */
  readonly lagSeconds: number | null
}

const MOST_BEHIND = 256 * 1024 ** 2
const MOST_LAG_S = 30

/** One fault a replica: a missing one fills the disk of the primary. */
export const checkReplicas = (replicas: readonly Replica[]): Finding[] =>
  replicas.flatMap(({ name, isConnected, behind, lagSeconds }) => {
    const size = `${Math.round(behind / 1024 ** 2)} MB`
    if (!isConnected)
      return [
        {
          what: `The replica ${name} is not connected, and PostgreSQL keeps ${size} of its log for it: in the end the disk is full.`,
          cure: `Start it, or run \`select pg_drop_replication_slot('${name}');\` where it is gone for good.`,
        },
      ]
    const isLate = (lagSeconds ?? 0) > MOST_LAG_S
    if (!isLate && behind <= MOST_BEHIND) return []
    const lag = lagSeconds === null ? size : `${size} and ${Math.round(lagSeconds)} s`
    return [
      { what: `The replica ${name} is ${lag} behind.`, cure: 'Look for its disk, its network, and for long queries on it.' },
    ]
  })

import type { Finding } from '#platform/doctor/check.ts'

/** One address of DATABASE_READ_URL. */
export type ReaderFacts = {
  readonly isStandby: boolean
  /** The same start of the same server as the primary. */
  readonly isPrimary: boolean
  /** A copy of the database that DATABASE_URL leads to. */
  readonly isSameSystem: boolean
  readonly user: string
  readonly isSuperuser: boolean
  readonly bypassesRls: boolean
  readonly isPaused: boolean
  /** Bytes of the log that were still missing after a second. */
  readonly behind: number
  readonly missingMigrations: readonly string[]
}

type Judgement = readonly [isBroken: boolean, what: string, cure: string]

const checkServer = (facts: ReaderFacts, it: string): Judgement[] => [
  [
    facts.isPrimary,
    `${it} is the server of DATABASE_URL itself: nothing is taken off it, and it is never read as a replica.`,
    'Let DATABASE_READ_URL name streaming standbys only, or unset it.',
  ],
  [
    !facts.isPrimary && !facts.isStandby,
    `${it} is not a standby: it follows nobody, and is never read.`,
    'Let it name a streaming standby; one that was promoted has to be set up anew.',
  ],
  [
    facts.isStandby && !facts.isSameSystem,
    `${it} is a standby of another primary than that of DATABASE_URL: pages would show the data of another installation.`,
    'Take it out of DATABASE_READ_URL, or set it up anew with pg_basebackup.',
  ],
]

const checkReplay = ({ isPaused, behind, missingMigrations }: ReaderFacts, it: string): Judgement[] => {
  const size = behind < 1024 ** 2 ? `${behind} bytes` : `${Math.round(behind / 1024 ** 2)} MB`
  return [
    [isPaused, `Replay stands still on ${it}, so it is not read.`, 'Run `select pg_wal_replay_resume();` there.'],
    [
      !isPaused && behind > 0,
      `${it} was still ${size} behind after a second, so it is not read.`,
      'Look for its disk, its network, and for long queries on it (max_standby_streaming_delay).',
    ],
    [
      behind === 0 && missingMigrations.length > 0,
      `${it} lacks ${missingMigrations.length} migrations that the primary has (${missingMigrations[0]} first).`,
      'Set it up anew with pg_basebackup: it does not follow this database.',
    ],
  ]
}

const checkUser = ({ user, isSuperuser, bypassesRls }: ReaderFacts, it: string): Judgement[] => [
  [
    isSuperuser || bypassesRls,
    `The user "${user}" of ${it} passes by row-level security and would see every tenant's data, so it is not read.`,
    'Let DATABASE_READ_URL name the user of DATABASE_URL.',
  ],
]

/** Whoever lists all servers of a cluster, whichever is primary, lists the primary too: no fault beside a standby. */
export const expectsPrimary = (all: readonly ReaderFacts[]): boolean =>
  all.some(({ isStandby, isSameSystem }) => isStandby && isSameSystem)

/** The reason why a replica is not read, and how to mend it; the first one that explains the others. */
export const checkReader = (name: string, facts: ReaderFacts): Finding[] => {
  const it = `The replica ${name} of DATABASE_READ_URL`
  const found = [checkServer, ...(facts.isStandby && facts.isSameSystem ? [checkReplay] : []), checkUser].map((rule) =>
    rule(facts, it).find(([isBroken]) => isBroken),
  )
  return found.filter((judgement) => judgement !== undefined).map(([, what, cure]) => ({ what, cure }))
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { connect, type Db } from '#platform/database/database.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import { neededPosition } from '#platform/database/read-position.ts'
import {
  chooseReplica,
  describeReplica,
  findPastPosition,
  keepSamples,
  LOOK_MS,
  parsePosition,
  WAIT_MS,
  type LogPosition,
  type PrimarySample,
  type ReplicaFigures,
  type ReplicaState,
} from '#platform/database/replica.rules.ts'

/** Nothing on a server that follows nobody, and nothing for a user who would see the rows of every tenant. */
const REPLAYED = `select pg_last_wal_replay_lsn()::text as position from pg_roles
  where rolname = current_user and pg_is_in_recovery() and not rolsuper and not rolbypassrls`
const RETRY_MS = 5

export type Replicas = {
  /** Reads where it can; writes through it fail wherever it leads. */
  readonly db: Db
  /** After a notice: nothing that the primary does not have by now is read from here on. */
  readonly advance: () => Promise<void>
  /** Where the primary is now. */
  readonly readPosition: () => Promise<LogPosition | undefined>
  /** Whether every notice of changes up to there has been heard. */
  readonly hasHeard: (position: LogPosition) => boolean
  /** How often each kind of server was read. */
  readonly counts: () => { readonly replica: number; readonly primary: number }
  readonly figures: () => readonly ReplicaFigures[]
  readonly stop: () => Promise<void>
}

export type ReplicaParts = {
  readonly primary: Pool
  readonly replicas: readonly Pool[]
  /** The names of each in metrics. */
  readonly names?: readonly string[]
  readonly session: Pick<DirectSession, 'readPosition'>
  /** For tests, where no replica is. */
  readonly replayed?: string
}

/** Reads go to a replica that has what the reader needs; one that is late, dead or slow to say so is left out within a second. */
export const openReplicas = ({ primary, replicas, names = [], session, replayed = REPLAYED }: ReplicaParts): Replicas => {
  const states: (ReplicaState | undefined)[] = replicas.map(() => undefined)
  let samples: readonly PrimarySample[] = []
  let [floor, heard, sampled, turn]: [LogPosition, LogPosition, LogPosition, number] = [0n, 0n, 0n, 0]
  /** A notice came and nobody could say up to where: until that is known, the primary is read. */
  let isUnsure = false
  const raiseFloor = (position: LogPosition): void => {
    if (position > floor) floor = position
    isUnsure = false
  }
  const served = { replica: 0, primary: 0 }
  const now = (): number => performance.now()

  const readReplayed = async (client: Pick<PoolClient, 'query'>): Promise<LogPosition | undefined> => {
    const { rows } = await client.query<{ position: string | null }>(replayed)
    return parsePosition(rows[0]?.position)
  }
  const note = (index: number, position: LogPosition | undefined): void => {
    states[index] = position === undefined ? undefined : { at: now(), replayed: position }
  }
  /** One that hangs keeps its last state, which soon is too old. */
  const lookAt = async (index: number): Promise<void> => {
    const client = await replicas[index]?.connect()
    if (!client) return
    try {
      note(index, await readReplayed(client))
      client.release()
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }
  const looking = new Set<number>()
  const look = async (): Promise<void> => {
    const position = await session.readPosition()
    if (position !== undefined) {
      if (isUnsure) raiseFloor(position)
      samples = [...keepSamples(samples, now()), { at: now(), position }]
      // Notices of what was committed before the former look have arrived by this one.
      ;[heard, sampled] = [sampled, position]
    }
  }
  const timer = setInterval(() => {
    look().catch(() => {})
    for (const index of replicas.keys()) {
      if (looking.has(index)) continue
      looking.add(index)
      lookAt(index)
        .catch(() => note(index, undefined))
        .finally(() => looking.delete(index))
    }
  }, LOOK_MS).unref()

  const connectTo = async (index: number): Promise<PoolClient | undefined> => {
    const client = await replicas[index]?.connect().catch(() => undefined)
    if (!client) note(index, undefined)
    return client
  }
  const waitFor = async (index: number, needed: LogPosition): Promise<PoolClient | undefined> => {
    const client = await connectTo(index)
    if (!client) return undefined
    try {
      for (const until = now() + WAIT_MS; ; await wait(RETRY_MS)) {
        const position = await readReplayed(client)
        note(index, position)
        if (position !== undefined && position >= needed) return client
        if (now() >= until) break
      }
      client.release()
    } catch (error) {
      note(index, undefined)
      client.release(error as Error)
    }
    return undefined
  }
  const findReplica = async (): Promise<PoolClient | undefined> => {
    if (isUnsure) return undefined
    const own = neededPosition()
    const needed = own > floor ? own : floor
    turn += 1
    const choice = chooseReplica(states, { now: now(), past: findPastPosition(samples, now()) }, { needed, turn })
    if (choice.kind === 'primary') return undefined
    return choice.kind === 'read' ? connectTo(choice.index) : waitFor(choice.index, needed)
  }
  const connectReader = async (): Promise<PoolClient> => {
    const client = await findReplica()
    served[client ? 'replica' : 'primary'] += 1
    return client ?? primary.connect()
  }
  const pool = { connect: connectReader, end: () => Promise.all(replicas.map((each) => each.end())) }

  return {
    db: connect(pool as unknown as Pool),
    advance: async () => {
      isUnsure = true
      const position = await session.readPosition().catch(() => undefined)
      if (position !== undefined) raiseFloor(position)
    },
    readPosition: session.readPosition,
    // Only a later place of the log proves that the look came after the commit, whose notice leaves when it is over.
    hasHeard: (position) => position < heard,
    counts: () => ({ ...served }),
    figures: () => {
      const readiness = { now: now(), past: findPastPosition(samples, now()), latest: samples.at(-1) }
      return states.map((state, index) => describeReplica(names[index] ?? String(index + 1), state, readiness))
    },
    stop: async () => {
      clearInterval(timer)
      await Promise.all(replicas.map((each) => each.end()))
    },
  }
}

import type { PoolConfig, QueryResult } from 'pg'
import { openLastingConnection } from '#platform/database/lasting-connection.ts'
import { parsePosition, type LogPosition } from '#platform/database/replica.rules.ts'
import type { SteadyClient } from '#platform/database/steady-client.ts'

export type NoticeListener = {
  readonly onNotice: (payload: string) => void
  /** At the start and after a lost connection: notices may have been missed. */
  readonly onGap: () => void
}
type Preparation = (client: SteadyClient) => Promise<unknown>

/** The one session that a process has with the database itself, past every pooler: for notices, and for locks that end with it. */
export type DirectSession = {
  readonly listen: (channel: string, listener: NoticeListener) => Promise<{ readonly stop: () => Promise<void> }>
  /** Runs now, and again in every session that replaces a lost one. */
  readonly prepare: (work: Preparation) => Promise<{ readonly stop: () => void }>
  /** Where the log of the primary is; undefined without a session. */
  readonly readPosition: () => Promise<LogPosition | undefined>
  /** Gives back what a preparation took; a lost session has given it back already. */
  readonly release: (statement: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** A record that is not flushed reaches no replica; where commits do not wait for that, only the place of the next record is past them. */
const POSITION = `select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end)::text as position`

export const openDirectSession = async (connection: PoolConfig): Promise<DirectSession> => {
  const listeners = new Map<string, Set<NoticeListener>>()
  const preparations = new Set<Preparation>()
  let current: SteadyClient | undefined
  let turn: Promise<unknown> = Promise.resolve()
  /** One after the other, as a connection takes statements. */
  const inTurn = (work: () => Promise<unknown> | undefined): Promise<unknown> => {
    const next = turn.then(work)
    turn = next.catch(() => {})
    return next
  }
  const send = (statement: string): Promise<unknown> => inTurn(() => current?.query(statement))

  const { stop } = await openLastingConnection(connection, async (client) => {
    client.on('notification', ({ channel, payload }) => {
      for (const { onNotice, onGap } of listeners.get(channel) ?? []) {
        if (payload) onNotice(payload)
        else onGap()
      }
    })
    client.on('end', () => (current = current === client ? undefined : current))
    current = client
    for (const work of preparations) await inTurn(() => work(client))
    for (const channel of listeners.keys()) await inTurn(() => client.query(`listen "${channel}"`))
    for (const each of listeners.values()) for (const { onGap } of each) onGap()
  })

  return {
    stop,
    listen: async (channel, listener) => {
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(listener))
      // Without a session, the next one listens to every channel that is named by then.
      await send(`listen "${channel}"`).catch((error: unknown) => {
        if (current) throw error
      })
      listener.onGap()
      return {
        stop: async () => {
          all.delete(listener)
          if (all.size > 0 || listeners.get(channel) !== all) return
          listeners.delete(channel)
          await send(`unlisten "${channel}"`).catch(() => {})
        },
      }
    },
    readPosition: async () => {
      const answer = (await send(POSITION)) as QueryResult<{ position: string }> | undefined
      return parsePosition(answer?.rows[0]?.position)
    },
    release: async (statement) => void (await send(statement).catch(() => {})),
    prepare: async (work) => {
      preparations.add(work)
      const client = current
      if (client) await inTurn(() => work(client))
      return { stop: () => void preparations.delete(work) }
    },
  }
}

import type { ServerResponse } from 'node:http'
import { countUnread } from '#foundation/inbox/inbox-list.store.ts'
import { findStreamLimit, parseNotice, type StreamLimits } from '#foundation/inbox/stream/stream-limit.rules.ts'
import { listSessionPeople } from '#foundation/identity/public.server.ts'
import type { Clock } from '#kernel/clock.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db } from '#platform/database/database.ts'

type Logger = { error(details: object, message: string): void }

export type InboxStreamTimes = {
  /** Notices of this long are answered together: one query for everybody they concern. */
  readonly gatherMs: number
  /** How often a comment is sent, so that proxies do not close a silent connection, and sessions are checked. */
  readonly beatMs: number
  /** A stream ends after this and is opened anew, so that no process collects all of them. */
  readonly lifeMs: number
}

export const STREAM_TIMES: InboxStreamTimes = { gatherMs: 200, beatMs: 15_000, lifeMs: 30 * 60_000 }

type Viewer = { readonly tenant: TenantKey; readonly personId: string; readonly sessionId: string }
type Stream = Viewer & { readonly response: ServerResponse; readonly openedAt: number }

export type InboxStreams = {
  /** Why another stream cannot be opened; undefined when it can. */
  readonly findLimit: (viewer: Viewer) => 'person' | 'in-all' | undefined
  /** Takes over a response whose head was written. */
  readonly open: (viewer: Viewer, response: ServerResponse, unread: number) => void
  readonly count: () => number
  /** Events on `INBOX_CHANNEL`. */
  readonly onNotice: (payload: string) => void
  /** Notices may have been missed: everybody is counted again. */
  readonly onGap: () => void
  /** Comments, and the end of streams whose session is over. */
  readonly beat: () => Promise<void>
  readonly endAll: () => void
  readonly stop: () => void
}

type StreamParts = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly limits: StreamLimits
  readonly times?: InboxStreamTimes
}

const writeUnread = (unread: number): string => `event: unread\ndata: ${JSON.stringify({ unread })}\n\n`
const END = 'event: end\ndata: {}\n\n'

/** The open streams of this process. No stream has a connection to the database: changes are counted for all of them together. */
export const createInboxStreams = ({ db, clock, log, limits, times = STREAM_TIMES }: StreamParts): InboxStreams => {
  const streams = new Map<string, Set<Stream>>()
  const changed = new Set<string>()
  let total = 0
  let gathering: NodeJS.Timeout | undefined
  const keyOf = ({ tenant, personId }: Pick<Viewer, 'tenant' | 'personId'>): string => `${tenant} ${personId}`
  const all = (): Stream[] => [...streams.values()].flatMap((set) => [...set])

  const drop = (stream: Stream): void => {
    const set = streams.get(keyOf(stream))
    if (!set?.delete(stream)) return
    total -= 1
    if (set.size === 0) streams.delete(keyOf(stream))
  }
  const end = (stream: Stream): void => {
    drop(stream)
    stream.response.end(END)
  }
  /** A reader that does not read is cut off: what waits for it would grow in memory. */
  const send = (stream: Stream, text: string): void => {
    if (stream.response.writableNeedDrain) {
      drop(stream)
      stream.response.destroy()
    } else stream.response.write(text)
  }

  const sendCounts = async (): Promise<void> => {
    gathering = undefined
    const waiting = [...changed].filter((key) => streams.has(key)).map((key) => parseNotice(key))
    changed.clear()
    const byTenant = Map.groupBy(waiting, ({ tenant }) => tenant)
    for (const [tenant, people] of byTenant) {
      if (!isTenantKey(tenant)) continue
      const ids = people.map(({ personId }) => personId)
      const counts = await withTenant(db, tenant, (tx) => countUnread(tx, ids, clock.now())).catch((err: unknown) => {
        log.error({ err, tenant }, 'unread entries could not be counted')
      })
      for (const [personId, unread] of counts ?? [])
        for (const stream of streams.get(keyOf({ tenant, personId })) ?? []) send(stream, writeUnread(unread))
    }
  }
  const gather = (): void => {
    gathering ??= setTimeout(() => void sendCounts(), times.gatherMs).unref()
  }

  /** Ends with the session, when it acts for somebody else, and after the life of a stream. */
  const beat = async (): Promise<void> => {
    const now = clock.now()
    for (const [tenant, those] of Map.groupBy(all(), (stream) => stream.tenant)) {
      const people = await withTenant(db, tenant, (tx) =>
        listSessionPeople(
          tx,
          those.map(({ sessionId }) => sessionId),
          now,
        ),
      ).catch((err: unknown) => {
        log.error({ err, tenant }, 'sessions of streams could not be checked')
      })
      for (const stream of those) {
        const isOver = people !== undefined && people.get(stream.sessionId) !== stream.personId
        if (isOver || performance.now() - stream.openedAt > times.lifeMs) end(stream)
        else send(stream, ':\n\n')
      }
    }
  }
  const timer = setInterval(() => void beat(), times.beatMs).unref()
  const endAll = (): void => all().forEach(end)

  return {
    findLimit: (viewer) => findStreamLimit(limits, { total, ofPerson: streams.get(keyOf(viewer))?.size ?? 0 }),
    open: (viewer, response, unread) => {
      const stream: Stream = { ...viewer, response, openedAt: performance.now() }
      const key = keyOf(viewer)
      streams.set(key, (streams.get(key) ?? new Set()).add(stream))
      total += 1
      response.once('close', () => drop(stream))
      response.on('error', () => drop(stream))
      send(stream, writeUnread(unread))
    },
    count: () => total,
    onNotice: (payload) => {
      if (!streams.has(payload)) return
      changed.add(payload)
      gather()
    },
    onGap: () => {
      for (const key of streams.keys()) changed.add(key)
      if (changed.size > 0) gather()
    },
    beat,
    endAll,
    stop: () => {
      clearInterval(timer)
      clearTimeout(gathering)
      endAll()
    },
  }
}

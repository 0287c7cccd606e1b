import type { TenantKey } from '#kernel/tenant.ts'

export type QueuedRequest = { readonly tenant: TenantKey; readonly at: Date; readonly request: string }
export type QueueResult = 'stored' | 'dropped' | 'failed'

export type EventQueueParts = {
  readonly store: (tenant: TenantKey, requests: readonly QueuedRequest[]) => Promise<void>
  readonly count: (result: QueueResult, number: number) => void
  /** While the server is pressed nothing is written, and what does not fit is lost first [T-64]. */
  readonly isPressed: () => boolean
  readonly maxBytes?: number
  readonly batch?: number
}

export type EventQueue = {
  /** False when there is no room: nobody waits for analytics. */
  readonly add: (request: QueuedRequest) => boolean
  /** One batch of each tenant that has something; resolves when it is written. */
  readonly flush: (isLast?: boolean) => Promise<void>
}

const MAX_BYTES = 4 * 1024 * 1024
const BATCH = 200

/** Between the requests and the database: bounded, written in batches, one writer at a time. */
export const createEventQueue = (parts: EventQueueParts): EventQueue => {
  const { store, count, isPressed, maxBytes = MAX_BYTES, batch = BATCH } = parts
  let waiting: QueuedRequest[] = []
  let bytes = 0
  let writing: Promise<void> | undefined

  const write = async (taken: readonly QueuedRequest[]): Promise<void> => {
    for (const [tenant, requests = []] of Object.entries(Object.groupBy(taken, ({ tenant }) => tenant))) {
      // Tried once: what a database in trouble cannot take must not pile up here.
      const result = await store(tenant, requests).then(
        () => 'stored' as const,
        () => 'failed' as const,
      )
      count(result, requests.length)
    }
  }

  const writeNext = async (isLast: boolean): Promise<void> => {
    while (waiting.length > 0 && (isLast || !isPressed())) {
      const taken = waiting.slice(0, batch)
      waiting = waiting.slice(batch)
      bytes -= taken.reduce((sum, { request }) => sum + request.length, 0)
      await write(taken)
    }
  }

  return {
    add: (request) => {
      const hasRoom = bytes + request.request.length <= maxBytes
      if (hasRoom) {
        waiting.push(request)
        bytes += request.request.length
      } else count('dropped', 1)
      return hasRoom
    },
    flush: async (isLast = false) => {
      if (isLast) await writing
      await (writing ??= writeNext(isLast).finally(() => (writing = undefined)))
    },
  }
}

import type { FastifyReply } from 'fastify'
import { subtractFrom, type Bucket, type Pace } from '#platform/limits/token-bucket.rules.ts'

/** Calls that nobody waits for: a server that has more to do than it can answers them without doing what they ask [T-64]. */
export type Droppable = {
  /** Sent instead. Not an error: the page that called could do nothing about it. */
  readonly answer: unknown
  /** The limit of one process for all callers together. */
  readonly pace: Pace
}

/** Whoever calls again as soon as there is an answer calls once a second. */
const HOLD_MS = 1000
/** More than these are answered at once: each of those that wait costs memory. */
const MOST_WAITING = 2000

export type DroppableCalls = {
  readonly mayServe: (droppable: Droppable) => boolean
  readonly drop: (reply: FastifyReply, droppable: Droppable) => void
}

export const createDroppableCalls = (holdMs = HOLD_MS): DroppableCalls => {
  const buckets = new Map<Droppable, Bucket>()
  let waiting = 0
  return {
    mayServe: (droppable) => {
      const bucket = subtractFrom(buckets.get(droppable), performance.now(), droppable.pace)
      if (bucket) buckets.set(droppable, bucket)
      return bucket !== undefined
    },
    drop: (reply, { answer }) => {
      if (waiting >= MOST_WAITING) return void reply.send(answer)
      waiting += 1
      const timer = setTimeout(() => void reply.send(answer), holdMs).unref()
      reply.raw.once('close', () => {
        waiting -= 1
        clearTimeout(timer)
      })
    },
  }
}

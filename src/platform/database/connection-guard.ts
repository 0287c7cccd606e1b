import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'

/** How many connections a request has, those it waits for included, and which request it is. */
export type Holder = { open: number; readonly work?: string | undefined; readonly requestId?: string | undefined }

const holders = new AsyncLocalStorage<Holder | undefined>()

export const openHolder = (work?: string, requestId?: string): Holder => ({ open: 0, work, requestId })

export const currentHolder = (): Holder | undefined => holders.getStore()

/** Everything that runs in here, and what it starts, is the work of one request. */
export const runAsHolder = <T>(holder: Holder, work: () => T): T => holders.run(holder, work)

/** For work that a request only sets off and nobody waits for, such as writing a batch of events. */
export const runForNobody = <T>(work: () => T): T => holders.run(undefined, work)

/** A full pool whose users each wait for one more connection waits for itself [T-93]. */
export class SecondConnectionError extends Error {
  override readonly name = 'SecondConnectionError'
  constructor(requested = 'a second one') {
    super(`A request that holds a database connection asked for ${requested}: use its transaction, or do this before it opens`)
  }
}

export type OnSecondConnection = (error: SecondConnectionError) => void

const refuse: OnSecondConnection = (error) => {
  throw error
}

/** For what may have to be read first: it would wait only sometimes, and so be noticed too late. */
export const expectNoConnection = (requested: string): void => {
  if ((currentHolder()?.open ?? 0) > 0) throw new SecondConnectionError(requested)
}

/** Counts per request; `onSecond` throws unless told, so that a test finds the route that does it. */
export const guardConnections = (pool: Pool, onSecond: OnSecondConnection = refuse): Pool => {
  const connect = pool.connect.bind(pool)
  const connectOnce = async (): Promise<PoolClient> => {
    const holder = currentHolder()
    if (!holder) return connect()
    if (holder.open > 0) onSecond(new SecondConnectionError())
    holder.open += 1
    try {
      const client = await connect()
      const release = client.release.bind(client)
      client.release = (error) => {
        holder.open -= 1
        release(error)
      }
      return client
    } catch (error) {
      holder.open -= 1
      throw error
    }
  }
  // Only the promise is used; pg's own `query` of the pool calls back.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : connectOnce())) as Pool['connect']
  return pool
}

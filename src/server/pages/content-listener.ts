import pg, { type PoolConfig } from 'pg'
import { CONTENT_CHANNEL } from '#features/content/public.server.ts'
import type { PageCache } from '#server/pages/page-cache.ts'

const RETRY_MS = 1000

/** Drops a tenant's rendered pages when any process publishes; all of them after a time without ears. */
export const listenForContent = async (connection: PoolConfig, cache: PageCache): Promise<{ stop: () => Promise<void> }> => {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, keepAlive: true })
    next.on('notification', ({ payload }) => (payload ? cache.drop(payload) : cache.dropAll()))
    next.on('error', () => {})
    next.on('end', retry)
    await next.connect()
    await next.query(`listen ${CONTENT_CHANNEL}`)
    client = next
    // What was published while nobody listened is unknown.
    cache.dropAll()
  }
  const retry = (): void => {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void listen().catch(retry), RETRY_MS)
  }

  await listen()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

import type { PoolConfig } from 'pg'
import { SteadyClient } from '#platform/database/steady-client.ts'

const RETRY_MS = 1000
const CONNECT_MS = 5000
/** A line that went dead without a word is noticed after two of these. */
const CHECK_MS = 10_000

export type LastingConnection = { readonly stop: () => Promise<void> }

/** One session for as long as the process lives: connected again when it is lost, and prepared anew each time. */
export const openLastingConnection = async (
  connection: PoolConfig,
  prepare: (client: SteadyClient) => Promise<unknown>,
): Promise<LastingConnection> => {
  let client: SteadyClient | undefined
  let retrying: NodeJS.Timeout | undefined
  let isStopped = false

  const open = async (): Promise<void> => {
    const next = new SteadyClient({ ...connection, keepAlive: true, connectionTimeoutMillis: CONNECT_MS })
    client = next
    next.on('end', () => retry(next))
    try {
      await next.connect()
      await prepare(next)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    if (isStopped) return next.end()
    watch(next)
  }
  const retry = (lost: SteadyClient | undefined): void => {
    if (isStopped || client !== lost) return
    client = undefined
    clearTimeout(retrying)
    retrying = setTimeout(() => void open().catch(() => retry(client)), RETRY_MS)
  }
  /** Asks now and then whether the other side is still there; a question that stays open ends the line. */
  const watch = (watched: SteadyClient): void => {
    let isWaiting = false
    const timer = setInterval(() => {
      if (isWaiting) return watched.giveUp(`no answer from the database in ${CHECK_MS} ms`)
      isWaiting = true
      watched.query('select 1').then(
        () => (isWaiting = false),
        () => {},
      )
    }, CHECK_MS).unref()
    watched.on('end', () => clearInterval(timer))
  }
  const stop = async (): Promise<void> => {
    isStopped = true
    clearTimeout(retrying)
    await client?.end().catch(() => {})
  }

  try {
    await open()
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

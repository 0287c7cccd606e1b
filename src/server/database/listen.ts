import pg, { type PoolConfig } from 'pg'

const RETRY_MS = 1000

export type Ears = {
  readonly onNotice: (payload: string) => void
  /** At the start, and after a time without ears: what was said meanwhile is unknown. */
  readonly onGap: () => void
}

/** Hears what any process says on a channel, and connects again when the line is lost. */
export const listen = async (
  connection: PoolConfig,
  channel: string,
  { onNotice, onGap }: Ears,
): Promise<{ stop: () => Promise<void> }> => {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, keepAlive: true })
    next.on('notification', ({ payload }) => (payload ? onNotice(payload) : onGap()))
    next.on('error', () => {})
    next.on('end', retry)
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
    onGap()
  }
  const retry = (): void => {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void open().catch(retry), RETRY_MS)
  }

  await open()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

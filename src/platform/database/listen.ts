import type { PoolConfig } from 'pg'
import { openLastingConnection, type LastingConnection } from '#platform/database/lasting-connection.ts'

export type Ears = {
  readonly onNotice: (payload: string) => void
  /** At the start and after a lost connection: notices may have been missed. */
  readonly onGap: () => void
}

/** Hears what any process says on a channel, and connects again when the line is lost. */
export const listen = (connection: PoolConfig, channel: string, { onNotice, onGap }: Ears): Promise<LastingConnection> =>
  openLastingConnection(connection, async (client) => {
    client.on('notification', ({ payload }) => (payload ? onNotice(payload) : onGap()))
    await client.query(`listen ${channel}`)
    onGap()
  })

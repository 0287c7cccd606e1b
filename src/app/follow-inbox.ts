import type { PoolConfig } from 'pg'
import { INBOX_CHANNEL } from '#foundation/inbox/public.server.ts'
import { listen } from '#platform/database/listen.ts'
import type { Services } from '#platform/services.ts'

/** Sends the counts of unread entries to the open streams of this process, whichever process changed them. */
export const followInbox = async (
  connection: PoolConfig,
  { inboxStreams }: Pick<Services, 'inboxStreams'>,
): Promise<{ stop: () => Promise<void> }> => {
  const ears = await listen(connection, INBOX_CHANNEL, { onNotice: inboxStreams.onNotice, onGap: inboxStreams.onGap })
  return {
    stop: async () => {
      inboxStreams.stop()
      await ears.stop()
    },
  }
}

import { INBOX_CHANNEL } from '#foundation/inbox/public.server.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import type { Services } from '#platform/services.ts'

/** Sends the counts of unread entries to the open streams of this process, whichever process changed them. */
export const followInbox = async (
  session: DirectSession,
  { inboxStreams }: Pick<Services, 'inboxStreams'>,
): Promise<{ stop: () => Promise<void> }> => {
  const notices = await session.listen(INBOX_CHANNEL, { onNotice: inboxStreams.onNotice, onGap: inboxStreams.onGap })
  return {
    stop: async () => {
      inboxStreams.stop()
      await notices.stop()
    },
  }
}

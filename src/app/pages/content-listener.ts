import { CONTENT_CHANNEL, readNotice } from '#features/site/content/public.server.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import type { PageCache } from '#platform/http/page-cache.ts'

/** Drops cached pages whose content any process publishes. After a lost LISTEN connection every cached page is dropped: notices may have been missed. */
export const listenForContent = (
  session: DirectSession,
  cache: PageCache,
  /** Done before anything is dropped, so that nothing older is drawn into the cache afterwards. */
  advance: () => Promise<void> = async () => {},
): Promise<{ stop: () => Promise<void> }> =>
  session.listen(CONTENT_CHANNEL, {
    onNotice: (notice) => {
      const { tenant, reads } = readNotice(notice)
      void advance().finally(() => cache.drop(tenant, reads))
    },
    onGap: () => void advance().finally(() => cache.dropAll()),
  })

import type { PoolConfig } from 'pg'
import { CONTENT_CHANNEL, readNotice } from '#features/site/content/public.server.ts'
import { listen } from '#platform/database/listen.ts'
import type { PageCache } from '#platform/http/page-cache.ts'

/** Drops cached pages whose content any process publishes. After a lost LISTEN connection every cached page is dropped: notices may have been missed. */
export const listenForContent = (connection: PoolConfig, cache: PageCache): Promise<{ stop: () => Promise<void> }> =>
  listen(connection, CONTENT_CHANNEL, {
    onNotice: (notice) => {
      const { tenant, reads } = readNotice(notice)
      cache.drop(tenant, reads)
    },
    onGap: () => cache.dropAll(),
  })

import type { PoolConfig } from 'pg'
import { CONTENT_CHANNEL } from '#features/content/public.server.ts'
import { listen } from '#platform/database/listen.ts'
import type { PageCache } from '#platform/http/page-cache.ts'

/** Drops a tenant's rendered pages when any process publishes; all of them after a time without ears. */
export const listenForContent = (connection: PoolConfig, cache: PageCache): Promise<{ stop: () => Promise<void> }> =>
  listen(connection, CONTENT_CHANNEL, { onNotice: (tenant) => cache.drop(tenant), onGap: () => cache.dropAll() })

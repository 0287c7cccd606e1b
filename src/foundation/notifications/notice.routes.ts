import type { Block } from '#foundation/blocks/public.ts'
import type { Notice } from '#foundation/notifications/blocks/notifications.schema.ts'
import { listNotices } from '#foundation/notifications/notice-list.rules.ts'
import { readNotices } from '#foundation/notifications/notice.api.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

/** Handed in, because content is a higher tier. */
export type FindNoticesBlock = (tx: Tx, locale: Locale) => Promise<Block | undefined>

export const noticeRoutes =
  (findBlock: FindNoticesBlock) =>
  (app: App): void => {
    addEndpoint(app, readNotices, async (request) => {
      const block = await findBlock(request.tx, request.query)
      const items = (block?.props['items'] ?? []) as readonly Notice[]
      return listNotices(items, app.services.clock.now().getTime(), request.scope.user !== undefined)
    })
  }

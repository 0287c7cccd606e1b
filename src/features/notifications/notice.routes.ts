import { z } from 'zod'
import type { Block } from '#features/blocks/public.ts'
import type { Notice } from '#features/notifications/blocks/notifications.schema.ts'
import { listNotices, noticeListSchema } from '#features/notifications/notice-list.rules.ts'
import { LANGUAGES, type Locale } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'
import type { App } from '#server/feature.ts'

/** Handed in, because content is a higher tier. */
export type FindNoticesBlock = (tx: Tx, locale: Locale) => Promise<Block | undefined>

export const noticeRoutes =
  (findBlock: FindNoticesBlock) =>
  (app: App): void => {
    app.get(
      '/api/notifications',
      {
        schema: {
          tags: ['notifications'],
          summary: 'What the site tells now; with a session also what is meant for people who are signed in',
          querystring: z.object({ country: z.string().regex(/^[a-z]{2}$/), language: z.enum(LANGUAGES) }),
          response: { 200: noticeListSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        const block = await findBlock(request.tx, request.query)
        const items = (block?.props['items'] ?? []) as readonly Notice[]
        return listNotices(items, app.services.clock.now().getTime(), request.scope.user !== undefined)
      },
    )
  }

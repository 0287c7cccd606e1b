import { notificationsBlock } from '#foundation/notifications/blocks/notifications.schema.ts'
import { readNotices } from '#foundation/notifications/notice.api.ts'
import { firstCall } from '#foundation/first-calls/public.server.ts'
import { noticeRoutes, type FindNoticesBlock } from '#foundation/notifications/notice.routes.ts'
import { noticesStarterPages } from '#foundation/notifications/notices.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const createNotifications = (findBlock: FindNoticesBlock): Feature => ({
  name: 'notifications',
  firstCalls: [firstCall(readNotices, ({ locale: { country, language } }) => ({ query: { country, language } }))],
  blocks: [notificationsBlock],
  starterPages: noticesStarterPages,
  routes: noticeRoutes(findBlock),
})

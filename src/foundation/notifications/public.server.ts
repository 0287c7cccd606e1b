import { notificationsBlock } from '#foundation/notifications/blocks/notifications.schema.ts'
import { noticeRoutes, type FindNoticesBlock } from '#foundation/notifications/notice.routes.ts'
import { noticesStarterPages } from '#foundation/notifications/notices.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const createNotifications = (findBlock: FindNoticesBlock): Feature => ({
  name: 'notifications',
  blocks: [notificationsBlock],
  starterPages: noticesStarterPages,
  routes: noticeRoutes(findBlock),
})

import { NOTIFICATION_WORDS } from '#demo/notification-words.ts'
import type { DemoPage } from '#demo/pages.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { notificationsBlock } from '#foundation/notifications/blocks/notifications.schema.ts'
import type { Locale } from '#kernel/locale.ts'
import { fillText } from '#kernel/texts.ts'

/** The notices of one locale as the fragment that stands below every header. */
export const notificationPage = (tenantName: string, locale: Locale): DemoPage => {
  const { hours, prices, stocktaking, deliveries } = NOTIFICATION_WORDS[locale.language]
  const link = (label = '', path: string) => ({ label, href: pageHref(locale, path) })
  const { type, schema } = notificationsBlock
  const props = schema.parse({
    items: [
      { ...hours, id: 'order-desk', visibility: 'show-for-everyone', link: link(hours.link, '/contact-us') },
      {
        ...prices,
        id: 'price-list-2027',
        visibility: 'show-for-authenticated',
        text: fillText(prices.text, { name: tenantName }),
        link: link(prices.link, '/terms-of-sale'),
      },
      {
        ...stocktaking,
        id: 'stocktaking-2025',
        visibility: 'show-for-everyone',
        tone: 'warn',
        startDate: '2025-01-10',
        endDate: '2025-01-20',
      },
      { ...deliveries, id: 'warehouse-move', visibility: 'show-for-everyone', tone: 'warn', dismissable: true, noOfDays: 3 },
    ],
  })
  return {
    locale,
    path: '/fragments/notifications',
    title: 'Notifications',
    description: '',
    template: 'fragment-template',
    kind: 'Fragment',
    blocks: [{ id: 'notifications', type, props }],
  }
}

import type { DemoNavigation } from '#demo/navigation.ts'
import { notificationPage } from '#demo/notification-pages.ts'
import type { DemoPage } from '#demo/pages.ts'
import { numberBlocks } from '#demo/pages/block-draft.ts'
import type { Locale } from '#kernel/locale.ts'

const FRAGMENT = { template: 'fragment-template', kind: 'Fragment', description: '' } as const

/** Header, its flyouts, search and footer of one locale as fragments, and the page that shows the design system. */
export const framePages = (tenantName: string, locale: Locale, navigation: DemoNavigation): DemoPage[] => {
  const { header, flyouts, search, footer } = navigation
  const [brand = '', ...unit] = tenantName.split(' ')
  const name = { brand, unit: unit.join(' ') }
  return [
    {
      ...FRAGMENT,
      locale,
      path: '/fragments/header',
      title: 'Header',
      blocks: [{ id: 'header', type: 'site-header', props: header }],
    },
    ...flyouts.map(({ path, title, block }) => ({ ...FRAGMENT, locale, path, title, blocks: numberBlocks([block]) })),
    {
      ...FRAGMENT,
      locale,
      path: '/fragments/search',
      title: 'Search',
      blocks: [{ id: 'takeover', type: 'search-takeover', props: search }],
    },
    notificationPage(tenantName, locale),
    {
      ...FRAGMENT,
      locale,
      path: '/fragments/footer',
      title: 'Footer',
      blocks: [{ id: 'footer', type: 'site-footer', props: { ...name, ...footer } }],
    },
    {
      locale,
      path: '/design-system',
      title: 'Design system',
      description: 'Every part of the design system in every state, in the colours of this site.',
      template: 'content-page-template',
      kind: 'Content',
      blocks: [{ id: 'gallery', type: 'gallery', props: {} }],
    },
  ]
}

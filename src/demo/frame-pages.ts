import type { DemoNavigation } from '#demo/navigation.ts'
import { notificationPage } from '#demo/notification-pages.ts'
import type { DemoPage } from '#demo/pages.ts'
import { numberBlocks } from '#demo/pages/block-draft.ts'
import { searchPage } from '#demo/search-page.ts'
import { SESSION_ENDED_WORDS } from '#demo/session-ended-words.ts'
import type { Locale } from '#kernel/locale.ts'

const FRAGMENT = { template: 'fragment-template', kind: 'Fragment', description: '' } as const

/** Header, its flyouts, search and footer of one locale as fragments, the page that ends a session, and the one that shows the design system. */
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
    searchPage(locale),
    {
      ...FRAGMENT,
      locale,
      path: '/fragments/footer',
      title: 'Footer',
      blocks: [{ id: 'footer', type: 'site-footer', props: { ...name, ...footer } }],
    },
    {
      locale,
      path: '/session-time-out',
      ...SESSION_ENDED_WORDS[locale.language],
      template: 'content-page-template',
      kind: 'Content',
      blocks: [{ id: 'session-ended', type: 'session-ended', props: {} }],
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

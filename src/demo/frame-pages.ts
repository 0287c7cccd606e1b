import type { DemoNavigation } from '#demo/navigation.ts'
import type { DemoPage } from '#demo/pages.ts'
import type { Locale } from '#kernel/locale.ts'

const FRAGMENT = { template: 'fragment-template', kind: 'Fragment', description: '' } as const

/** Header and footer of one locale as fragments, and the page that shows the design system. */
export const framePages = (tenantName: string, locale: Locale, { entries, contact, footer }: DemoNavigation): DemoPage[] => {
  const [brand = '', ...unit] = tenantName.split(' ')
  const name = { brand, unit: unit.join(' ') }
  const header = { ...name, entries: entries.map(({ label, href }) => ({ label, href })), contact }
  return [
    {
      ...FRAGMENT,
      locale,
      path: '/fragments/header',
      title: 'Header',
      blocks: [{ id: 'header', type: 'site-header', props: header }],
    },
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

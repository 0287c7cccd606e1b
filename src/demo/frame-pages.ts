import type { DemoCategory } from '#demo/catalogue/categories.ts'
import { demoNavigation } from '#demo/navigation.ts'
import { DEMO_LOCALES } from '#demo/pages.ts'
import type { DemoPage } from '#demo/pages/demo-page.ts'
import type { GroupCopy, TenantCopy } from '#demo/tenant-copy.ts'
import type { DemoTenant } from '#demo/tenants.ts'
import type { Language } from '#kernel/locale.ts'

type Copy = Readonly<Record<Language, { readonly tenant: TenantCopy; readonly group: GroupCopy }>>

const FRAGMENT = { template: 'fragment-template', kind: 'Fragment', description: '' } as const

/** Header and footer as fragments, and the page that shows the design system. */
export function* framePages(tenant: DemoTenant, copy: Copy, categories: readonly DemoCategory[]): Generator<DemoPage> {
  const [brand = '', ...unit] = tenant.name.split(' ')
  for (const locale of DEMO_LOCALES) {
    const { entries, contact, footer } = demoNavigation(tenant.key, locale, copy[locale.language], categories)
    const name = { brand, unit: unit.join(' ') }
    const header = { ...name, entries: entries.map(({ label, href }) => ({ label, href })), contact }
    yield { ...FRAGMENT, locale, path: '/fragments/header', title: 'Header', blocks: [{ id: 'header', type: 'site-header', props: header }] }
    yield { ...FRAGMENT, locale, path: '/fragments/footer', title: 'Footer', blocks: [{ id: 'footer', type: 'site-footer', props: { ...name, ...footer } }] }
    yield {
      locale,
      path: '/design-system',
      title: 'Design system',
      description: 'Every part of the design system in every state, in the colours of this site.',
      template: 'content-page-template',
      kind: 'Content',
      blocks: [{ id: 'gallery', type: 'gallery', props: {} }],
    }
  }
}

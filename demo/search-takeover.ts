import type { DemoCategory } from '#demo/catalogue/categories.ts'
import { leadsSomewhere } from '#demo/catalogue/markets.ts'
import type { Copy, DemoNavigation } from '#demo/navigation.ts'
import { hrefIn } from '#demo/pages/page-parts.ts'
import type { Locale } from '#kernel/locale.ts'

const CUSTOMER_TYPES = ['Technical Publications', 'Software', 'Knowledge Articles', 'Work Orders', 'Cases', 'Orders'] as const

/** The most popular reasons to come: the quick tasks of the home page, and news. */
export const draftSearch = (
  locale: Locale,
  { tenant: { home, news } }: Copy,
  sold: readonly DemoCategory[],
): DemoNavigation['search'] => {
  const latest = news.slice(0, 1).map(({ title, slug }) => ({ label: title, href: `/news/${slug}` }))
  return {
    topics: [...home.tasks.filter(({ href }) => leadsSomewhere(href, sold)), ...latest].map(({ label, href }) => ({
      label,
      href: hrefIn(locale, href),
    })),
    securedTypes: CUSTOMER_TYPES.map((type) => ({ type })),
  }
}

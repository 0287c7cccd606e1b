import { pageHref } from '#features/blocks/public.ts'
import { marketBannerBlock } from '#features/catalogue/market/market-banner.rules.ts'
import type { PageContent } from '#features/content/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Dictionary } from '#kernel/texts.ts'

/** `/compare?skus=A,B`: what the address names, beside each other. */
export const makeComparePage = (locale: Locale, words: Dictionary): PageContent => {
  const title = words['compare.title'] ?? ''
  return {
    title,
    description: words['compare.lead'] ?? '',
    template: 'content-page-template',
    kind: 'Content',
    config: {},
    flags: {},
    blocks: [
      {
        id: 'trail',
        type: 'breadcrumbs',
        props: {
          trail: [
            { label: words['home'] ?? '', href: pageHref(locale, '/') },
            { label: words['products'] ?? '', href: pageHref(locale, '/products') },
          ],
          current: title,
        },
      },
      marketBannerBlock(),
      { id: 'compare', type: 'product-compare', props: {} },
    ],
  }
}

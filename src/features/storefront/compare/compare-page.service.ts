import { pageHref } from '#foundation/blocks/public.ts'
import type { PageSource } from '#features/site/content/public.server.ts'
import { marketBannerBlock } from '#features/storefront/market-banner/public.ts'

export const COMPARE_PATH = '/compare'

/** `/compare?skus=A,B`: what the address names, beside each other. */
export const comparePages: PageSource = {
  matches: /^\/compare(?:\/|$)/,
  find: async (_tx, { path, locale }, dictionaries) => {
    if (path !== COMPARE_PATH) return undefined
    const [words, catalogue] = [dictionaries['compare'] ?? {}, dictionaries['catalogue'] ?? {}]
    const title = words['title'] ?? ''
    const trail = [
      { label: catalogue['home'] ?? '', href: pageHref(locale, '/') },
      { label: catalogue['products'] ?? '', href: pageHref(locale, '/products') },
    ]
    return {
      title,
      description: words['lead'] ?? '',
      template: 'content-page-template',
      kind: 'Content',
      config: {},
      flags: {},
      blocks: [
        { id: 'trail', type: 'breadcrumbs', props: { trail, current: title } },
        marketBannerBlock(),
        { id: 'compare', type: 'product-compare', props: {} },
      ],
    }
  },
  findSpelling: async (_tx, { path }) => (path.toLowerCase() === COMPARE_PATH ? COMPARE_PATH : undefined),
}

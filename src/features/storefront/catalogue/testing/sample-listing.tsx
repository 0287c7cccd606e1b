import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import type { ReactNode } from 'react'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { countShown, NO_CHOICE, type ListingChoice } from '#features/storefront/catalogue/listing/listing.rules.ts'
import type { ListingView } from '#features/storefront/catalogue/listing/listing-view.rules.ts'
import type { ProductCard } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { en } from '#features/storefront/catalogue/texts/en.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

export const samplePage = (over: Partial<PageContext> = {}): PageContext => ({
  tenant: { key: 'sps', name: 'Halden Safety', traits: presetTraits('sps') },
  locale: DEFAULT_LOCALE,
  path: '/products/valves',
  template: 'content-page-template',
  kind: 'Category',
  mode: 'publish',
  config: resolveSiteConfig('sps', DEFAULT_LOCALE),
  flags: resolveFlags(),
  alternates: [],
  ...over,
})

/** Around a block as the browser puts it. */
export const withPage = (children: ReactNode, page: PageContext = samplePage()): ReactNode => (
  <TextsProvider dictionaries={{ ui, catalogue: en }} locale={page.locale}>
    <PageProvider page={page}>{children}</PageProvider>
  </TextsProvider>
)

export const sampleCard = (sku: string, over: Partial<ProductCard> = {}): ProductCard => ({
  sku,
  name: `Valve ${sku}`,
  href: `/us/en/products-dynamic/${sku}`,
  image: '/demo/pictures/valve.svg',
  brand: 'Norva',
  facts: [{ key: 'size', name: 'Size', value: '50 mm' }],
  price: { minor: '129900', currency: 'USD' },
  stock: { state: 'in', quantity: 1840 },
  lifecycle: 'active',
  ...over,
})

/** A category of so many valves, as the server would answer for a choice. */
export const sampleView = (total: number, choice: Partial<ListingChoice> = {}): ListingView => {
  const whole = { ...NO_CHOICE, ...choice }
  const isChosen = (facet: string, value: string): boolean => whole.chosen[facet]?.includes(value) ?? false
  const facet = (key: string, values: readonly string[], name?: string) => ({
    key,
    name,
    values: values.map((value) => ({ value, count: 3, ...(isChosen(key, value) && { isChosen: true as const }) })),
  })
  return {
    category: 'valves',
    total,
    items: Array.from({ length: countShown(total, whole.page) }, (_, index) => sampleCard(`V-${index + 1}`)),
    facets: [
      facet('stock', ['in']),
      {
        key: 'price',
        values: [],
        range: {
          bars: [
            { from: 10, to: 20, count: 40 },
            { from: 20, to: 50, count: 46 },
          ],
        },
      },
      facet('seal', ['PTFE', 'EPDM', 'NBR', 'FKM', 'PEEK', 'FFKM', 'HNBR', 'PU', 'VMQ', 'CR'], 'Seal'),
    ],
    choice: whole,
    currency: 'USD',
    columns: whole.layout === 'table' ? [{ key: 'size', name: 'Size', sortable: true }] : [],
  }
}

import type { Bringing } from '#demo/bring-lines.ts'
import type { DemoCategory } from '#demo/catalogue/categories.ts'
import { listDeliveries, listPartCosts, listPartTerms } from '#demo/catalogue/products/supply.ts'
import type { DemoPrice } from '#demo/catalogue/products/prices.ts'
import type { DemoSinks } from '#demo/generate-demo-world.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { toDecimal } from '#kernel/money.ts'

function* mapLines<One, Line extends object>(all: Iterable<One>, toLine: (one: One) => Line): Generator<Line> {
  for (const one of all) yield toLine(one)
}

const toCategoryLine = ({ path, names, texts, image, markets, position }: DemoCategory) => ({
  ...{ path, names, texts, position, image: image.src },
  ...(markets && { markets }),
})

/** With its public prices as amounts, and its stock. */
const toProductLine = ({ prices, ...product }: ProductRecord) => ({
  ...product,
  prices: {
    list: Object.fromEntries(
      Object.entries(prices['list'] ?? {}).map(([currency, minor]) => [currency, toDecimal({ minor: BigInt(minor), currency })]),
    ),
  },
})

const toPriceLine = ({ priceList, sku, minor, currency, fromQuantity = 1 }: DemoPrice) => ({
  ...{ sku, currency, fromQuantity, amount: toDecimal({ minor, currency }) },
  ...(priceList !== 'list' && { contract: priceList }),
})

type CatalogueSinks = Pick<
  DemoSinks,
  'categories' | 'brands' | 'attributes' | 'products' | 'prices' | 'supply' | 'dealers' | 'references'
>

/** The catalogue as lines of its kinds. */
export const bringCatalogue = ({ bring, services }: Bringing): CatalogueSinks => ({
  categories: (_, categories) => bring('categories', mapLines(categories, toCategoryLine)),
  brands: (_, brands) => bring('brands', brands),
  attributes: (_, attributes) => bring('attributes', attributes),
  products: (_, products) => bring('products', mapLines(products, toProductLine)),
  prices: (_, prices) => bring('prices', mapLines(prices, toPriceLine)),
  supply: async (_, products) => {
    await bring('part-terms', listPartTerms(products))
    await bring('part-costs', listPartCosts(products))
    await bring('inbound-deliveries', listDeliveries(products, services.clock.now()))
  },
  dealers: (_, dealers) => bring('dealers', dealers),
  references: (_, references) => bring('cross-references', references),
})

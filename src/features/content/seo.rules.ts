import { pageHref, type PageModel } from '#features/blocks/public.ts'
import { fromMoneyJson, toDecimal, type MoneyJson } from '#kernel/money.ts'

/** Ways in and out of an account: of use on the way only, and their addresses may hold what is meant for one person. */
export const PASSING_PATHS = [
  '/session-time-out',
  '/sign-in',
  '/sign-out',
  '/activate',
  '/forgot-password',
  '/reset-password',
  '/register/resend',
] as const
export const isPassing = (path: string): boolean => PASSING_PATHS.some((start) => path === start || path.startsWith(`${start}/`))

/** Error pages, gated pages, ways in and out, and drafts are not for search engines. */
export const isIndexed = ({ kind, path, mode }: Pick<PageModel, 'kind' | 'path' | 'mode'>): boolean =>
  mode === 'publish' && kind !== 'Error' && kind !== 'Fragment' && !/^\/(?:secure|back-office)/.test(path) && !isPassing(path)

type StructuredData = {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

const describe = (type: string, properties: Readonly<Record<string, unknown>>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

type Trail = { readonly trail: readonly { label: string; href: string }[]; readonly current: string }

const describeTrail = (origin: string, here: string, { trail, current }: Trail): StructuredData =>
  describe('BreadcrumbList', {
    itemListElement: [...trail, { label: current, href: here }].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  })

/** What is read here of a product page's data. */
type ShownProduct = {
  readonly sku: string
  readonly name: string
  readonly text: string
  readonly brand?: { readonly name: string }
  readonly images: readonly string[]
  readonly price?: MoneyJson
  readonly stock: { readonly state: string; readonly supply?: string }
  readonly lifecycle: string
}

const availabilityOf = ({ lifecycle, stock }: ShownProduct): string => {
  if (lifecycle !== 'active') return 'https://schema.org/Discontinued'
  if (stock.supply === 'order') return 'https://schema.org/MadeToOrder'
  return stock.state === 'out' && stock.supply === undefined ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock'
}

/** Without a price there is no offer: the part is still described. */
const describeProduct = (origin: string, here: string, product: ShownProduct): StructuredData => {
  const { sku, name, text, brand, images, price } = product
  const url = `${origin}${here}`
  const offer = price && {
    '@type': 'Offer',
    url,
    price: toDecimal(fromMoneyJson(price)),
    priceCurrency: price.currency,
    availability: availabilityOf(product),
  }
  return describe('Product', {
    sku,
    name,
    url,
    description: text || undefined,
    image: images.map((image) => new URL(image, origin).href),
    brand: brand && { '@type': 'Brand', name: brand.name },
    offers: offer,
  })
}

/** Structured data where it applies: the organisation on a home page, the trail, the product, the article. */
export const describeStructure = (model: PageModel): readonly StructuredData[] => {
  if (!isIndexed(model)) return []
  const here = pageHref(model.locale, model.path)
  const trail = model.blocks.find((block) => block.type === 'breadcrumbs')
  const product = model.blocks.find((block) => block.type === 'product-detail')?.props['view']
  return [
    ...(model.template === 'home-template'
      ? [describe('Organization', { name: model.tenant.name, url: `${model.origin}${here}`, description: model.description })]
      : []),
    ...(trail ? [describeTrail(model.origin, here, trail.props as Trail)] : []),
    ...(product ? [describeProduct(model.origin, here, product as ShownProduct)] : []),
    ...(model.template === 'article-template'
      ? [
          describe('Article', {
            headline: model.title,
            description: model.description,
            inLanguage: model.locale.language,
            datePublished: model.publishedAt,
            publisher: { '@type': 'Organization', name: model.tenant.name },
          }),
        ]
      : []),
  ]
}

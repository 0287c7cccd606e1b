import { pageHref, type PageModel } from '#foundation/blocks/public.ts'
import { isIndexed } from '#features/site/content/seo.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fromMoneyJson, toDecimal, type MoneyJson } from '#kernel/money.ts'

/** The author's choice of the page's type; `none` tells search engines nothing. */
export const STRUCTURES = ['article', 'questions', 'page', 'none'] as const

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

/** The fields of a product page's data that are read here. */
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

const isProps = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Questions and answers that stand on the page, as accordions hold them. */
const listQuestions = ({ blocks }: PageModel) =>
  blocks
    .filter(({ type }) => type === 'accordion')
    .flatMap(({ props }) => (Array.isArray(props['items']) ? props['items'].filter(isProps) : []))
    .flatMap((item) => {
      const [query, html] = [lookUp(item, 'question'), lookUp(item, 'html')]
      return typeof query === 'string' && typeof html === 'string'
        ? [{ '@type': 'Question', name: query, acceptedAnswer: { '@type': 'Answer', text: html } }]
        : []
    })

const describeArticle = (model: PageModel): StructuredData =>
  describe('Article', {
    headline: model.title,
    description: model.description,
    inLanguage: model.locale.language,
    datePublished: model.publishedAt,
    publisher: { '@type': 'Organization', name: model.tenant.name },
  })

/** The author's choice, or else the template's. */
const describeKind = (model: PageModel, here: string): StructuredData[] => {
  const structure = model.structure ?? (model.template === 'article-template' ? 'article' : undefined)
  if (structure === 'article') return [describeArticle(model)]
  if (structure === 'questions') return [describe('FAQPage', { mainEntity: listQuestions(model) })]
  const { title, description, locale } = model
  return structure === 'page'
    ? [describe('WebPage', { name: title, description, inLanguage: locale.language, url: `${model.origin}${here}` })]
    : []
}

/** Structured data where it applies: the organisation on a home page, the trail, the product, what the author says it is. */
export const describeStructure = (model: PageModel): readonly StructuredData[] => {
  if (!isIndexed(model) || model.structure === 'none') return []
  const here = pageHref(model.locale, model.path)
  const trail = model.blocks.find((block) => block.type === 'breadcrumbs')
  const product = model.blocks.find((block) => block.type === 'product-detail')?.props['view']
  return [
    ...(model.template === 'home-template'
      ? [describe('Organization', { name: model.tenant.name, url: `${model.origin}${here}`, description: model.description })]
      : []),
    ...(trail ? [describeTrail(model.origin, here, trail.props as Trail)] : []),
    ...(product ? [describeProduct(model.origin, here, product as ShownProduct)] : []),
    ...describeKind(model, here),
  ]
}

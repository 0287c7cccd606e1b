import type { PropsInMarkup } from '#foundation/blocks/public.ts'
import { slotSelector } from '#foundation/blocks/public.ts'
import type { FacetValue, FacetView } from '#features/storefront/catalogue/listing/facet.rules.ts'
import type { ListingView } from '#features/storefront/catalogue/listing/listing-view.rules.ts'
import type { ProductCard } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { isReadable } from '#ui/read-picture.ts'

/** Numbers stand in the markup in the way of the language, so they travel as they are. */
type LeftCard = Pick<ProductCard, 'sku' | 'image' | 'price' | 'stock' | 'lifecycle'> & { readonly facts: readonly string[] }
type LeftFacet = Omit<FacetView, 'values'> & { readonly values: readonly Omit<FacetValue, 'value' | 'label'>[] }
type LeftView = Omit<ListingView, 'items' | 'facets'> & {
  /** Absent where the products stand in a table, which leaves out some of what a card says. */
  readonly tiles?: readonly LeftCard[]
  readonly items?: ListingView['items']
  readonly facets: readonly LeftFacet[]
}

export type ListingProps = { readonly category: string; readonly about?: string; readonly view?: ListingView }
type LeftProps = Omit<ListingProps, 'view'> & { readonly view?: LeftView }

const PICTURE = { alt: '', width: 400, height: 320 }

const shortenCard = ({ sku, image, facts, price, stock, lifecycle }: ProductCard): LeftCard => ({
  sku,
  facts: facts.map(({ key }) => key),
  price,
  stock,
  lifecycle,
  ...(image !== undefined && !isReadable({ ...PICTURE, src: image }) && { image }),
})

const textOf = (element: Element | null | undefined): string => element?.textContent ?? ''

const readCard = ({ facts, image, ...card }: LeftCard, tile: Element | undefined): ProductCard => {
  const link = tile?.querySelector('h3 a')
  const [terms, values] = [tile?.querySelectorAll('dt'), tile?.querySelectorAll('dd')]
  const [, brand] = tile?.querySelectorAll('p:first-child > span') ?? []
  return {
    ...card,
    name: textOf(link),
    href: link?.getAttribute('href') ?? '',
    image: image ?? tile?.querySelector('img')?.getAttribute('src') ?? undefined,
    brand: brand?.textContent ?? undefined,
    facts: facts.map((key, index) => ({ key, name: textOf(terms?.[index]), value: textOf(values?.[index]) })),
  }
}

const shortenFacet = ({ values, ...facet }: FacetView): LeftFacet => ({
  ...facet,
  values: values.map(({ value: _, label: __, ...counted }) => counted),
})

/** Their values are named by the dictionaries. */
const WITHOUT_LABELS: ReadonlySet<string> = new Set(['stock', 'lifecycle'])

const readFacet = ({ values, ...facet }: LeftFacet, root: Element): FacetView => {
  const boxes = root.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${CSS.escape(facet.key)}"]`)
  return {
    ...facet,
    values: values.map((counted, index): FacetValue => {
      const value = boxes[index]?.value ?? ''
      const label = textOf(boxes[index]?.nextElementSibling)
      return { ...counted, value, ...(label !== value && !WITHOUT_LABELS.has(facet.key) && { label }) }
    }),
  }
}

const shortenView = ({ items, facets, ...view }: ListingView): LeftView => ({
  ...view,
  ...(view.choice.layout === 'grid' ? { tiles: items.map(shortenCard) } : { items }),
  facets: facets.map(shortenFacet),
})

const readView = ({ tiles, items = [], facets, ...view }: LeftView, root: Element): ListingView => {
  const drawn = root.querySelectorAll(`${slotSelector('product-list')} > *`)
  return {
    ...view,
    items: tiles?.map((card, index) => readCard(card, drawn[index])) ?? items,
    facets: facets.map((facet) => readFacet(facet, root)),
  }
}

/** A page of products is the heaviest of a site: names, addresses and values of its tiles and filters travel once. */
export const listingInMarkup: PropsInMarkup<ListingProps, LeftProps> = {
  leaveOut: ({ view, ...props }) => ({ ...props, ...(view && { view: shortenView(view) }) }),
  readBack: ({ view, ...props }, root) => ({ ...props, ...(view && { view: readView(view, root) }) }),
}

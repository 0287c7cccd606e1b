import type { Measured } from '../load.ts'
import { atLeast, atMost, round, type Goal, type Report, type Table } from '../report.ts'
import type { LargeCategory } from './catalogue-world.ts'
import type { ImportFigures } from './import-figures.ts'
import { CLIENTS, type ListingFigures, type ListingKey } from './listing-figures.ts'
import { LISTING_CASES, type Latency, type ListingCase } from './latency.ts'

export const PAGE_CASE = { few: 'home page drawn anew, the demo’s products', many: 'home page drawn anew, all products' } as const

export type CatalogueFigures = {
  readonly imported: ImportFigures
  readonly category: LargeCategory
  readonly listings: ListingFigures
  readonly pages: ReadonlyMap<string, Measured>
}

const NAMES: Readonly<Record<ListingCase, string>> = {
  listing: 'listing with all facets, first page',
  facets: 'facet change (two values chosen)',
  page50: 'page 50',
  byName: 'first page by name, German and Chinese',
  byPrice: 'page 10 by price',
  detail: 'detail by part number',
  floor: 'floor: plain GROUP BY over the products',
}

const pick = (listings: ListingFigures, key: ListingKey): Latency => {
  const found = listings.get(key)
  if (!found) throw new Error(`${key} was not measured`)
  return found
}

const drawListings = ({ listings, category }: CatalogueFigures): Table => ({
  title: `Questions to ${category.path}, ${category.products.toLocaleString('en-US')} products`,
  rows: CLIENTS.flatMap((clients) =>
    LISTING_CASES.map((name) => {
      const { p50, p95, perSecond } = pick(listings, `${name} ${clients}`)
      const floor = pick(listings, `floor ${clients}`)
      return {
        name: NAMES[name],
        clients,
        'p50 ms': p50,
        'p95 ms': p95,
        'a second': perSecond,
        'of floor, p50': round(p50 / floor.p50, 3),
      }
    }),
  ),
})

/** Below 1.1 a page takes as long with a million products as with a few hundred. */
const comparePages = (pages: CatalogueFigures['pages']): { readonly time: number; readonly cpu: number } => {
  const [few, many] = [pages.get(PAGE_CASE.few), pages.get(PAGE_CASE.many)]
  if (!few || !many) throw new Error('the pages were not measured')
  return { time: round(few.perSecond / many.perSecond, 2), cpu: round(many.leastCpuMicros / few.leastCpuMicros, 2) }
}

const listGoals = (figures: CatalogueFigures): Goal[] => {
  const { imported, listings, pages } = figures
  const slowest = (clients: (typeof CLIENTS)[number]): number =>
    Math.max(...LISTING_CASES.filter((name) => name !== 'floor').map((name) => pick(listings, `${name} ${clients}`).p95))
  const flat = comparePages(pages)
  return [
    atLeast('import, products a second', imported.perSecond, 10_000),
    atMost('import, memory of the process, MB', imported.importMb, 300),
    atMost('category indexes for a million products, s', round((imported.categoryIndexSeconds / imported.products) * 1e6), 90),
    atMost('category indexes, memory of the process, MB', imported.categoryIndexMb, 400),
    atMost('p95 of any request, one client, ms', slowest(1), 60),
    atMost(
      'listing against plain GROUP BY, one client, p50',
      round(pick(listings, 'listing 1').p50 / pick(listings, 'floor 1').p50, 3),
      0.1,
    ),
    atMost(
      'listing against plain GROUP BY, eight clients, p50',
      round(pick(listings, 'listing 8').p50 / pick(listings, 'floor 8').p50, 3),
      0.1,
    ),
    atMost('content page with all products against few: time', flat.time, 1.1),
    atMost('content page with all products against few: CPU', flat.cpu, 1.1),
  ]
}

export const describeCatalogue = (figures: CatalogueFigures): Report => ({
  tables: [
    {
      title: 'Import of a file of JSON lines, six languages a product',
      rows: [
        {
          products: figures.imported.products,
          'products/s': figures.imported.perSecond,
          'peak MB': figures.imported.importMb,
          'category indexes s': figures.imported.categoryIndexSeconds,
          'category indexes peak MB': figures.imported.categoryIndexMb,
        },
      ],
    },
    drawListings(figures),
    {
      title: 'An ordinary page, one connection',
      rows: [...figures.pages].map(([name, { perSecond, leastCpuMicros, p50, p99 }]) => ({
        name,
        'req/s': perSecond,
        'least CPU µs/req': leastCpuMicros,
        'p50 ms': p50,
        'p99 ms': p99,
      })),
    },
  ],
  goals: listGoals(figures),
  notes: [
    'The import of the back office runs in a process of its own; its memory is the highest resident size seen.',
    'A request is one tenant transaction: the listing with its counts, then the rows of its page. Medians of the rounds.',
    'With eight clients on two cores a request waits for the others: p95 there says how the work shares the machine.',
  ],
})

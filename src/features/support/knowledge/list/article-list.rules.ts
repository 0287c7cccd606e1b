import { collator } from '#kernel/formatters.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { foldText } from '#kernel/fold-text.ts'
/** An article as lists show it, in one language. */
export type ArticleRow = {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly summary: string
  readonly productGroup: string
  readonly products: readonly string[]
  readonly partNumbers: readonly string[]
  readonly brand: string
  readonly aircraftMake: string | null
  readonly aircraftModel: string | null
  readonly revisedOn: string
  readonly isSecured: boolean
}

/** Filters of a list; their names are in addresses. */
export const ARTICLE_FACETS = ['make', 'model', 'group', 'brand', 'part'] as const
export type ArticleFacet = (typeof ARTICLE_FACETS)[number]

export type ArticleQuery = {
  readonly search: string
  readonly chosen: Readonly<Partial<Record<ArticleFacet, string>>>
  readonly page: number
}

/** Nobody narrowed the list: an empty one has no articles at all. */
export const isUnfiltered = ({ search, chosen }: ArticleQuery): boolean => search === '' && Object.keys(chosen).length === 0

export type FacetValue = { readonly value: string; readonly count: number }
export type ArticleListView = {
  readonly query: ArticleQuery
  readonly rows: readonly ArticleRow[]
  readonly total: number
  readonly pages: number
  readonly facets: Readonly<Record<ArticleFacet, readonly FacetValue[]>>
}

export const PAGE_SIZE = 12
const LONGEST_SEARCH = 200
const LONGEST_VALUE = 120

/** The request in the address; invalid parts are ignored. */
export const readArticleQuery = (query: URLSearchParams): ArticleQuery => {
  const page = Number(query.get('page'))
  const chosen = ARTICLE_FACETS.flatMap((facet) => {
    const value = query.get(facet)?.slice(0, LONGEST_VALUE)
    return value ? [[facet, value] as const] : []
  })
  return {
    search: (query.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    chosen: Object.fromEntries(chosen),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}

/** The address of the same list with something changed; a change goes back to its first page. */
export const writeArticleQuery = ({ search, chosen, page }: ArticleQuery): string => {
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('search', search)
  for (const facet of ARTICLE_FACETS) {
    const value = chosen[facet]
    if (value !== undefined) parameters.set(facet, value)
  }
  if (page > 1) parameters.set('page', String(page))
  return `?${parameters.toString()}`
}

const valuesOf = (row: ArticleRow, facet: ArticleFacet): readonly string[] => {
  const values = {
    make: [row.aircraftMake ?? ''],
    model: [row.aircraftModel ?? ''],
    group: [row.productGroup],
    brand: [row.brand],
    part: row.partNumbers,
  }
  return values[facet].filter((value) => value !== '')
}

const WEIGHTS = { number: 8, title: 4, summary: 1 } as const

/** How well a row answers; 0 where one of the words is nowhere in it. */
export const scoreRow = (row: ArticleRow, search: string): number => {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return 1
  const [title, rest] = [foldText(row.title), foldText([row.summary, row.productGroup, row.brand, ...row.products].join(' '))]
  const numbers = [row.number, ...row.partNumbers].map(foldPartNumber)
  let score = 0
  for (const word of words) {
    const bare = foldPartNumber(word)
    const hit =
      (bare.length > 2 && numbers.some((number) => number.includes(bare)) ? WEIGHTS.number : 0) +
      (title.includes(word) ? WEIGHTS.title : 0) +
      (rest.includes(word) ? WEIGHTS.summary : 0)
    if (hit === 0) return 0
    score += hit
  }
  return score
}

const isChosen = (row: ArticleRow, { chosen }: ArticleQuery, except?: ArticleFacet): boolean =>
  ARTICLE_FACETS.every((facet) => {
    const value = chosen[facet]
    return value === undefined || facet === except || valuesOf(row, facet).includes(value)
  })

const countFacet = (rows: readonly ArticleRow[], query: ArticleQuery, facet: ArticleFacet): readonly FacetValue[] => {
  const counts = new Map<string, number>()
  for (const row of rows)
    if (isChosen(row, query, facet)) for (const value of valuesOf(row, facet)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || collator('en', { numeric: true }).compare(a.value, b.value))
}

/** One page of the rows that one may read, the best first, else the newest; each facet counts as if only the others were chosen. */
export const planArticleList = (readable: readonly ArticleRow[], query: ArticleQuery): ArticleListView => {
  const scored = readable.map((row) => ({ row, score: scoreRow(row, query.search) })).filter(({ score }) => score > 0)
  const found = scored
    .filter(({ row }) => isChosen(row, query))
    .toSorted(
      (a, b) => b.score - a.score || b.row.revisedOn.localeCompare(a.row.revisedOn) || a.row.number.localeCompare(b.row.number),
    )
    .map(({ row }) => row)
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(query.page, pages)
  const matching = scored.map(({ row }) => row)
  return {
    query: { ...query, page },
    rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: found.length,
    pages,
    facets: Object.fromEntries(
      ARTICLE_FACETS.map((facet) => [facet, countFacet(matching, query, facet)]),
    ) as unknown as ArticleListView['facets'],
  }
}

const RELATED = 4

/** Related articles: the same product first, then the same group, the newest first. */
export const chooseRelated = (readable: readonly ArticleRow[], shown: ArticleRow): readonly ArticleRow[] => {
  const nearness = (row: ArticleRow): number =>
    (row.products.some((product) => shown.products.includes(product)) ? 2 : 0) + (row.productGroup === shown.productGroup ? 1 : 0)
  return readable
    .filter((row) => row.id !== shown.id && nearness(row) > 0)
    .toSorted((a, b) => nearness(b) - nearness(a) || b.revisedOn.localeCompare(a.revisedOn) || a.id.localeCompare(b.id))
    .slice(0, RELATED)
}

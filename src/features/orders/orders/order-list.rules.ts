import { isOpen, ORDER_STATES, type OrderState } from '#features/orders/orders/order.rules.ts'
import { readSearch } from '#features/orders/orders/order-words.rules.ts'
import type { ListSpec } from '#kernel/list-query.ts'

export const ORDER_LIST = {
  sortable: ['number', 'placed', 'state', 'promised', 'total'],
  sort: '-placed',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

/** The most used quick filters. */
export const ORDER_GLANCES = ['open', 'late', 'backordered'] as const
export type OrderGlance = (typeof ORDER_GLANCES)[number]

type Period = { readonly from?: Date | undefined; readonly to?: Date | undefined }

/** Which orders of an account are meant; list, address and exports read it with the same schema. */
export type OrderFilter = {
  readonly q?: string | undefined
  readonly po?: string | undefined
  readonly sku?: string | undefined
  readonly site?: string | undefined
  readonly state?: readonly OrderState[] | undefined
  readonly glance?: OrderGlance | undefined
  readonly placed?: Period | undefined
  readonly changed?: Period | undefined
}

/** The states whose orders the filter means, where it requests nothing else: how many these are is counted beforehand. */
export const countedStates = ({ state, glance, ...more }: OrderFilter): readonly OrderState[] | undefined => {
  const asksMore = Object.values(more).some((value) => value !== undefined && value !== '')
  if (asksMore || (glance !== undefined && glance !== 'open')) return undefined
  return ORDER_STATES.filter(
    (one) => (state === undefined || state.length === 0 || state.includes(one)) && (glance === undefined || isOpen(one)),
  )
}

/** Columns that a plain text search looks in. */
export const wordsAlone = ({ q, ...more }: OrderFilter): readonly string[] | undefined => {
  const words = readSearch(q ?? '')
  const asksMore = Object.values(more).some(
    (value) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return asksMore || words.length === 0 ? undefined : words
}

type PageCut = { readonly skip: number; readonly take: number; readonly isFromEnd: boolean }

/** Which rows a page has, counted from the end of the list that is nearer: reaching it costs what lies before it. */
export const cutPage = ({ page, size }: { readonly page: number; readonly size: number }, total: number): PageCut => {
  const offset = (page - 1) * size
  const take = Math.max(0, Math.min(size, total - offset))
  const behind = total - offset - take
  return behind < offset && take > 0 ? { skip: behind, take, isFromEnd: true } : { skip: offset, take, isFromEnd: false }
}

/** Fewer are put in order as they are found. */
const MANY = 1000
/** So many orders are looked up one by one; for more all that have the word are read at once. */
const MOST_LOOKED_UP = 500

/**
 * How the orders with a word are found: `match` begins with the word and sorts what it finds; the others go through the
 * account's orders in the order of the list, and stop when the page is full. `probe` asks the index of words for each of them.
 */
export type WordSearch = 'match' | 'walk' | 'probe'

export const chooseWordSearch = (
  { skip, take }: PageCut,
  { total, all }: { readonly total: number; readonly all: number },
): WordSearch => {
  if (total < MANY) return 'match'
  const passed = ((skip + take) * all) / total
  if (passed <= MOST_LOOKED_UP) return 'probe'
  return passed <= total * 2 ? 'walk' : 'match'
}

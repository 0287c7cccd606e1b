import type { ListSpec } from '#kernel/list-query.ts'

export const PURCHASE_ORDERS_PATH = '/secure/purchase-orders'
export const PURCHASE_ORDER_SCOPE = 'purchase-orders:write'

export const PURCHASE_ORDER_LIST = {
  sortable: ['received'],
  sort: '-received',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

/** The name of a file that came from outside, as text for one line. */
export const toName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, ' ')
    .trim()
    .slice(0, 200) || 'order'

/** Waiting for one person; more are refused until they looked at some [T-80]. */
export const MOST_DRAFTS = 100

export const PURCHASE_ORDER_STATES = ['Draft', 'In cart', 'Ordered', 'Waiting', 'Dismissed'] as const
export type PurchaseOrderState = (typeof PURCHASE_ORDER_STATES)[number]

/** Why a document was not ordered at once; null where it was. */
export const DRAFT_REASONS = [
  'not_allowed',
  'no_lines',
  'lines',
  'currency',
  'price',
  'unit',
  'address',
  'no_number',
  'refused',
] as const
export type DraftReason = (typeof DRAFT_REASONS)[number]

export type ReadLine = {
  readonly match: string
  readonly sku: string | null
  readonly quantity?: number | undefined
  readonly unit?: string | undefined
  readonly price?: string | undefined
}

export type ExactCheck = {
  readonly isAllowed: boolean
  readonly poNumber: string | null
  /** Of the document. */
  readonly currency: string | null
  readonly account: { readonly currency: string }
  readonly lines: readonly ReadLine[]
  /** Whether a document's price is ours for this part and quantity. */
  readonly isOurPrice: (line: { readonly sku: string; readonly quantity: number; readonly price: string }) => boolean
  /** Whether the document's unit and that of the part are both words for pieces. */
  readonly isPieces: (unit: string, sku: string | null) => boolean
  /** Whether it says nothing about where it goes, or one place that can be delivered to. */
  readonly isPlaceClear: boolean
}

/** Why it needs a person: an order is placed only if each number, quantity, unit and price is exactly ours [T-79]. */
export const findDraftReason = (check: ExactCheck): DraftReason | undefined => {
  const { lines, currency, account, isOurPrice, isPieces } = check
  if (!check.isAllowed) return 'not_allowed'
  if (lines.length === 0) return 'no_lines'
  if (lines.some(({ match, sku, quantity }) => match !== 'exact' || sku === null || quantity === undefined)) return 'lines'
  if (check.poNumber === null) return 'no_number'
  if (currency !== account.currency) return 'currency'
  if (lines.some(({ unit, sku }) => unit === undefined || !isPieces(unit, sku))) return 'unit'
  if (!check.isPlaceClear) return 'address'
  const isPriced = lines.every(
    ({ sku, quantity, price }) =>
      sku !== null && quantity !== undefined && price !== undefined && isOurPrice({ sku, quantity, price }),
  )
  return isPriced ? undefined : 'price'
}

export type Received = { readonly sha256: string; readonly personId: string }
export type Repetition = 'new' | 'repeated' | 'other_content'

/** One document sent twice is one draft; one key for two documents is a mistake of whoever sends them [T-78]. */
export const checkRepetition = (
  { byKey, byContent }: { readonly byKey: Received | undefined; readonly byContent: Received | undefined },
  now: Received,
): Repetition => {
  if (byKey) return byKey.sha256 === now.sha256 && byKey.personId === now.personId ? 'repeated' : 'other_content'
  return byContent ? 'repeated' : 'new'
}

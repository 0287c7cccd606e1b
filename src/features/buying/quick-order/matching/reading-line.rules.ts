import { foldPartNumber } from '#features/storefront/catalogue/public.ts'
import {
  matchLine,
  type Candidate,
  type Knowledge,
  type LineMatch,
  type MatchReason,
} from '#features/buying/quick-order/matching/match-line.rules.ts'
import { splitWords, looksLikeNumber, type OrderLine } from '#features/buying/quick-order/reading/order-line.rules.ts'

/** A line as it is stored: what was read, what was found, and whether it is in the cart. */
export type MatchedLine = OrderLine &
  Omit<LineMatch, 'reason' | 'candidates'> & {
    readonly reason: MatchReason | 'cart_full' | null
    readonly candidates: readonly Candidate[]
    readonly isAdded: boolean
  }

export const matchReadingLine = (line: OrderLine, known: Knowledge): MatchedLine => ({
  ...line,
  ...matchLine(line, known),
  isAdded: false,
})

const OTHER_CONFIDENCE = 0.5
const MOST_CANDIDATES = 5

/** A line whose description names other parts than its number: a person chooses. */
export const doubtPart = (line: MatchedLine, others: readonly { readonly sku: string }[]): MatchedLine => ({
  ...line,
  sku: null,
  match: 'ambiguous',
  confidence: OTHER_CONFIDENCE,
  candidates: [...line.candidates, ...others.map(({ sku }) => ({ sku, confidence: OTHER_CONFIDENCE }))].slice(0, MOST_CANDIDATES),
  reason: 'mismatch',
})

/** The number that the line was about, as people wrote it. */
export const numberOf = ({ numbers }: Pick<OrderLine, 'numbers'>): string => {
  const written = (numbers.find(({ source }) => source === 'own') ?? numbers[0])?.text ?? ''
  const word = splitWords(written).find(looksLikeNumber)
  return (word ?? written).slice(0, 60)
}

export type LineFix = { readonly number?: string | undefined; readonly quantity?: number | undefined }

/** The line as somebody put it right. */
export const fixLine = (line: MatchedLine, { number, quantity }: LineFix, known: Knowledge): MatchedLine => {
  const { fault, isAssumed, ...rest } = line
  const fixed: OrderLine = {
    ...rest,
    ...(number !== undefined && { numbers: [{ text: number, source: 'part' as const }] }),
    ...(quantity === undefined ? { fault, isAssumed } : { quantity }),
  }
  return { ...fixed, ...matchLine(fixed, known), isAdded: false }
}

const SHORTEST_LEARNED = 3

/** Learns from a correction: the customer's number means this part. Numbers that mean something already teach nothing. */
export const learnFrom = (
  before: MatchedLine,
  after: MatchedLine,
  known: Pick<Knowledge, 'products'>,
): { number: string; sku: string } | undefined => {
  const number = numberOf(before)
  const folded = foldPartNumber(number)
  if (after.sku === null || before.sku !== null || folded.length < SHORTEST_LEARNED || !/\d/.test(number)) return undefined
  if (/^\d{1,4}$/.test(number) || known.products.has(folded) || foldPartNumber(after.sku) === folded) return undefined
  return { number, sku: after.sku }
}

export type ReadyLine = {
  readonly line: number
  readonly sku: string
  readonly quantity: number
  readonly requestedOn?: string | undefined
}

/** Lines that are ordered by 'Add lines': those that have a part and are not in the cart yet. */
export const listReady = (lines: readonly MatchedLine[]): ReadyLine[] =>
  lines.flatMap(({ line, sku, quantity, requestedOn, isAdded }) =>
    sku === null || quantity === undefined || isAdded
      ? []
      : [{ line, sku, quantity, ...(requestedOn !== undefined && { requestedOn }) }],
  )

/** Marks what entered the cart; what found no room says so and stays. */
export const markAdded = (lines: readonly MatchedLine[], failed: ReadonlyMap<string, 'not_found' | 'cart_full'>): MatchedLine[] =>
  lines.map((line) => {
    if (line.sku === null || line.quantity === undefined || line.isAdded) return line
    const reason = failed.get(line.sku)
    if (reason === undefined) return { ...line, isAdded: true }
    return reason === 'cart_full' ? { ...line, reason } : { ...line, sku: null, match: 'failed', confidence: 0, reason }
  })

import {
  isWithdrawn,
  type NumberSource,
  type OrderLine,
  type Withdrawn,
} from '#features/buying/quick-order/reading/order-line.rules.ts'
import { foldPartNumber, stripPartNumber } from '#kernel/part-number.ts'

type Lifecycle = 'active' | 'obsolete' | 'replaced'
type Step = { readonly sku: string; readonly lifecycle: Lifecycle }

/** All that was looked up for a document, by numbers as `foldPartNumber` spells them. */
export type Knowledge = {
  readonly products: ReadonlyMap<string, readonly string[]>
  /** The company's own numbers. */
  readonly own: ReadonlyMap<string, string>
  /** Other makers' numbers. */
  readonly references: ReadonlyMap<string, readonly string[]>
  /** The parts among these that the market sells. */
  readonly sold: ReadonlyMap<string, Lifecycle>
  readonly chains: ReadonlyMap<string, readonly Step[]>
  /** Names of parts in all languages. */
  readonly names?: ReadonlyMap<string, readonly string[]>
}

export type MatchKind = 'exact' | 'likely' | 'ambiguous' | 'failed'

/** Why a line is not simply the part that was written. */
export type MatchReason =
  | 'own_number'
  | 'spelling'
  | 'replaced'
  | 'reference'
  | 'in_text'
  | 'assumed_one'
  | 'several'
  | 'not_found'
  | 'ended'
  | 'quantity'
  | 'unsure'
  | 'unit'
  | 'mismatch'
  | Withdrawn

export type Candidate = { readonly sku: string; readonly confidence: number }

export type LineMatch = {
  readonly sku: string | null
  readonly match: MatchKind
  readonly confidence: number
  readonly candidates: readonly Candidate[]
  readonly reason: MatchReason | null
}

type Find = Candidate & { readonly reason: MatchReason | null }

/** The product while it is sold, else the first of its successors that the market can buy. */
const findSold = (sku: string, { sold, chains }: Knowledge): { readonly sku: string; readonly steps: number } | undefined => {
  if (sold.get(sku) === 'active') return { sku, steps: 0 }
  const chain = chains.get(sku) ?? []
  const at = chain.findIndex((step) => step.lifecycle === 'active' && sold.get(step.sku) === 'active')
  const step = chain[at]
  return step && { sku: step.sku, steps: at + 1 }
}

const toFind = (written: string, number: string, sku: string, known: Knowledge): Find[] => {
  const today = findSold(sku, known)
  if (!today) return []
  if (today.steps > 0) return [{ sku: today.sku, confidence: 0.84, reason: 'replaced' }]
  // Only case and signs differ: the same number. A letter read as a digit is worth a look.
  if (stripPartNumber(written) === stripPartNumber(number)) return [{ sku, confidence: 1, reason: null }]
  return [{ sku, confidence: 0.95, reason: 'spelling' }]
}

/** The meanings of one number as written. */
const findParts = (written: string, known: Knowledge): Find[] => {
  const folded = foldPartNumber(written)
  if (folded === '') return []
  const learned = known.own.get(folded)
  const today = learned === undefined ? undefined : findSold(learned, known)
  const own: Find[] = today
    ? [{ sku: today.sku, confidence: today.steps > 0 ? 0.84 : 1, reason: today.steps > 0 ? 'replaced' : 'own_number' }]
    : []
  const products = (known.products.get(folded) ?? []).flatMap((sku) => toFind(written, sku, sku, known))
  // Of two numbers that differ by a letter alone, the one that was written is meant.
  const same = products.filter(({ reason }) => reason === null)
  const ours = same.length > 0 ? same : products
  const found = [...own, ...ours]
  if (found.length > 0) return found
  return (known.references.get(folded) ?? []).flatMap((sku) => {
    const current = findSold(sku, known)
    return current ? [{ sku: current.sku, confidence: 0.8, reason: 'reference' as const }] : []
  })
}

/** Whether somebody knows this number at all, sold or not. */
export const isKnownNumber = (
  text: string,
  { products, own, references }: Pick<Knowledge, 'products' | 'own' | 'references'>,
): boolean => {
  const folded = foldPartNumber(text)
  return folded.length > 1 && (products.has(folded) || own.has(folded) || references.has(folded))
}

/** The cell as it stands, then its words: a name may follow the number in one cell. */
const findInCell = (text: string, known: Knowledge): Find[] => {
  const whole = findParts(text, known)
  if (whole.length > 0) return whole
  const words = text.split(/[\s,;|]+/).filter((word) => /\d/.test(word))
  const single = words.filter((word) => !/^\d{1,4}$/.test(word)).flatMap((word) => findParts(word, known))
  if (single.length > 0) return single
  const all = text.split(/\s+/)
  return all.flatMap((word, at) =>
    at + 1 < all.length && /\d/.test(all[at + 1] ?? '') ? findParts(`${word} ${all[at + 1]}`, known) : [],
  )
}

const best = (finds: readonly Find[]): Find[] => {
  const bySku = new Map<string, Find>()
  for (const find of finds.toSorted((a, b) => b.confidence - a.confidence)) if (!bySku.has(find.sku)) bySku.set(find.sku, find)
  return [...bySku.values()]
}

const MOST_CANDIDATES = 5
const round = (confidence: number): number => Math.round(confidence * 100) / 100
const toCandidates = (finds: readonly Find[]): Candidate[] =>
  finds.slice(0, MOST_CANDIDATES).map(({ sku, confidence }) => ({ sku, confidence: round(confidence) }))

const findFrom = (line: OrderLine, source: NumberSource, known: Knowledge): Find[] =>
  best(line.numbers.filter((number) => number.source === source).flatMap(({ text }) => findInCell(text, known)))

/** Numbers in their columns first; those behind a word next; those that only stand in the text last, and never for sure. */
const gather = (line: OrderLine, known: Knowledge): Find[] => {
  const [part, own] = [findFrom(line, 'part', known), findFrom(line, 'own', known)]
  const inColumns = best([...part, ...own])
  if (inColumns.length > 0) return inColumns
  const labelled = findFrom(line, 'label', known)
  if (labelled.length > 0)
    return labelled.map((find) => ({ ...find, confidence: Math.min(find.confidence, 0.9), reason: find.reason ?? 'in_text' }))
  return findFrom(line, 'text', known).map((find) => ({
    ...find,
    confidence: Math.min(find.confidence, 0.75),
    reason: 'in_text',
  }))
}

/** Parts that the description names beside the one in its column. */
const findContradicting = (line: OrderLine, finds: readonly Find[], known: Knowledge): Find[] => {
  const isInColumn = line.numbers.some(({ source }) => source === 'part' || source === 'own')
  const [first] = finds
  if (!isInColumn || !first || first.reason === 'in_text') return []
  const besides = best([...findFrom(line, 'label', known), ...findFrom(line, 'text', known)])
  return besides.filter(({ sku }) => finds.every((find) => find.sku !== sku))
}

const isEnded = (line: OrderLine, known: Knowledge): boolean => line.numbers.some(({ text }) => isKnownNumber(text, known))

const SURE = 0.99

/** Which part a line means, and how sure that is. What is not sure enough to be ordered has no part, only candidates. */
export const matchLine = (line: OrderLine, known: Knowledge): LineMatch => {
  const finds = gather(line, known)
  const candidates = toCandidates(finds)
  const refuse = (match: 'ambiguous' | 'failed', reason: MatchReason): LineMatch => ({
    sku: null,
    match,
    confidence: match === 'failed' ? 0 : (candidates[0]?.confidence ?? 0) / Math.max(1, candidates.length),
    candidates,
    reason,
  })
  const [first, second] = finds
  if (isWithdrawn(line.fault)) return refuse('failed', line.fault)
  if (!first) return refuse('failed', isEnded(line, known) ? 'ended' : 'not_found')
  if (line.fault !== undefined) return refuse('failed', line.fault)
  if (second) return refuse('ambiguous', 'several')
  const contradicting = findContradicting(line, finds, known)
  if (contradicting.length > 0)
    return { ...refuse('ambiguous', 'mismatch'), candidates: toCandidates([...finds, ...contradicting]) }
  const isAssumed = line.isAssumed === true && line.words !== ''
  const confidence = round(Math.min(first.confidence, isAssumed ? 0.8 : 1))
  return {
    sku: first.sku,
    match: confidence >= SURE ? 'exact' : 'likely',
    confidence,
    candidates,
    reason: first.reason ?? (isAssumed ? 'assumed_one' : null),
  }
}

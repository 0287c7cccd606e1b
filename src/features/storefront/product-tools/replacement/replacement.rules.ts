import { foldPartNumber } from '#kernel/part-number.ts'
import { rateConfidence, type Confidence, type Reason } from '#features/storefront/product-tools/replacement/confidence.rules.ts'

export type Find = Confidence & { readonly sku: string; readonly reason: Reason }

/** `ended`: we know the part, but nothing that one can buy here takes its place. */
export type Answer = {
  readonly asked: string
  readonly state: 'found' | 'ended' | 'none'
  readonly finds: readonly Find[]
  /** How many pieces the list asked for; none said is one. */
  readonly quantity?: number
}

/** The pieces of a list go with the answers to its numbers, which come in the same order. */
export const addQuantities = (answers: readonly Answer[], quantities: readonly number[] = []): Answer[] =>
  answers.map((answer, at) => ({ ...answer, quantity: quantities[at] ?? 1 }))

type Lifecycle = 'active' | 'obsolete' | 'replaced'
type Numbered = { readonly sku: string; readonly folded: string }
type Reference = Numbered & { readonly maker: string; readonly number: string }
type Step = { readonly sku: string; readonly lifecycle: Lifecycle }

/** All that was looked up for a list of numbers. */
export type Knowledge = {
  /** Own products by number, as far as the market sells them. */
  readonly own: readonly Numbered[]
  readonly references: readonly Reference[]
  /** The parts among these that the market sells, with their state. */
  readonly sold: ReadonlyMap<string, Lifecycle>
  readonly chains: ReadonlyMap<string, readonly Step[]>
  readonly beginnings: readonly (Numbered & { readonly beginning: string })[]
}

export const MOST_FINDS = 5
/** Fewer letters than that begin half of the catalogue. */
const SHORTEST_BEGINNING = 4

/** The number as written, and without a first word, which may be its maker's name. */
export const spellNumber = (enteredNumber: string): string[] => {
  const [, ...rest] = enteredNumber.trim().split(/\s+/)
  return [...new Set([foldPartNumber(enteredNumber), foldPartNumber(rest.join(' '))])].filter((spelling) => spelling !== '')
}

export const beginningOf = (enteredNumber: string): string | undefined => {
  const folded = foldPartNumber(enteredNumber)
  return folded.length >= SHORTEST_BEGINNING ? folded : undefined
}

/** The product itself while it is sold, else the first of its successors that the market can buy. */
export const findSuccessor = (sku: string, { sold, chains }: Knowledge): { sku: string; steps: number } | undefined => {
  if (sold.get(sku) === 'active') return { sku, steps: 0 }
  const chain = chains.get(sku) ?? []
  const at = chain.findIndex((step) => step.lifecycle === 'active' && sold.get(step.sku) === 'active')
  const step = chain[at]
  return step && { sku: step.sku, steps: at + 1 }
}

const toFind = (sku: string, reason: Reason): Find => ({ sku, reason, ...rateConfidence(reason) })

const answerFromOwn = (enteredNumber: string, spellings: readonly string[], known: Knowledge): Find[] =>
  known.own
    .filter(({ folded }) => spellings.includes(folded))
    .flatMap(({ sku }) => {
      const successor = findSuccessor(sku, known)
      if (!successor) return []
      if (successor.steps > 0) return [toFind(successor.sku, { kind: 'successor', from: sku, steps: successor.steps })]
      return [toFind(sku, { kind: sku === enteredNumber.trim() ? 'same' : 'spelling' })]
    })

const answerFromReferences = (spellings: readonly string[], known: Knowledge): Find[] => {
  const named = known.references
    .filter(({ folded, sku }) => spellings.includes(folded) && known.sold.has(sku))
    .flatMap((reference) => {
      const successor = findSuccessor(reference.sku, known)
      return successor ? [{ ...reference, ...successor }] : []
    })
  const isOneOf = new Set(named.map(({ sku }) => sku)).size
  return named.map(({ sku, maker, number, steps }) => toFind(sku, { kind: 'reference', maker, number, steps, isOneOf }))
}

const answerFromBeginnings = (enteredNumber: string, known: Knowledge): Find[] => {
  const beginning = beginningOf(enteredNumber)
  return known.beginnings
    .filter((near) => near.beginning === beginning)
    .flatMap(({ sku, folded }) => {
      const successor = findSuccessor(sku, known)
      const share = (beginning ?? '').length / folded.length
      return successor ? [toFind(successor.sku, { kind: 'beginning', from: sku, steps: successor.steps, share })] : []
    })
}

/** The best reason for each product, the surest first. */
const rank = (finds: readonly Find[]): Find[] => {
  const best = new Map<string, Find>()
  for (const find of finds.toSorted((a, b) => b.percent - a.percent)) if (!best.has(find.sku)) best.set(find.sku, find)
  return [...best.values()].slice(0, MOST_FINDS)
}

/** Own numbers first, then other makers', and only where neither is known what begins alike. */
export const answerNumber = (enteredNumber: string, known: Knowledge): Answer => {
  const spellings = spellNumber(enteredNumber)
  const sure = rank([...answerFromOwn(enteredNumber, spellings, known), ...answerFromReferences(spellings, known)])
  if (sure.length > 0) return { asked: enteredNumber, state: 'found', finds: sure }
  if (known.own.some(({ folded }) => spellings.includes(folded))) return { asked: enteredNumber, state: 'ended', finds: [] }
  const guesses = rank(answerFromBeginnings(enteredNumber, known))
  return { asked: enteredNumber, state: guesses.length > 0 ? 'found' : 'none', finds: guesses }
}

import {
  isBelieved,
  isDoubtful,
  checkDescription,
  type NamedPart,
  type Verdict,
} from '#features/buying/quick-order/matching/description.rules.ts'
import { doubtPart, type MatchedLine } from '#features/buying/quick-order/matching/reading-line.rules.ts'
import type { Knowledge } from '#features/buying/quick-order/matching/match-line.rules.ts'

/** So many different descriptions are compared with what search finds for them. */
const MOST_COMPARED = 200

/** Finds the parts that a description may mean. */
export type FindMeant = (words: string) => Promise<readonly NamedPart[]>

/** A number and a description that name two different parts wait for a person. */
export const compareDescriptions = async (
  lines: readonly MatchedLine[],
  { names }: Pick<Knowledge, 'names'>,
  findMeant: FindMeant,
): Promise<MatchedLine[]> => {
  const meant = new Map<string, readonly NamedPart[]>()
  const judged: { line: MatchedLine; verdict: Verdict; others: readonly NamedPart[] }[] = []
  for (const line of lines) {
    const own = (line.sku === null ? undefined : names?.get(line.sku)) ?? []
    const isOpen = isDoubtful(line.words, own) && (meant.has(line.words) || meant.size < MOST_COMPARED)
    if (isOpen && !meant.has(line.words)) meant.set(line.words, await findMeant(line.words))
    const others = isOpen ? (meant.get(line.words) ?? []).filter(({ sku }) => sku !== line.sku) : []
    judged.push({ line, others, verdict: checkDescription(line.words, own, others) })
  }
  const described = judged.filter(({ line }) => line.sku !== null && line.words !== '')
  const believes = isBelieved(described.map(({ verdict }) => verdict))
  return judged.map(({ line, verdict, others }) =>
    line.sku !== null && (verdict === 'names_another' || (verdict === 'differs' && believes)) ? doubtPart(line, others) : line,
  )
}

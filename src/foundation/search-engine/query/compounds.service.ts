import type { Clause } from '#foundation/search-engine/query/parse-query.service.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import { foldText } from '#kernel/fold-text.ts'
import { findWord, type Vocabulary } from '#foundation/search-engine/analysis/vocabulary.rules.ts'
import type { Language } from '#kernel/locale.ts'

/** Languages that write two words as one. */
export const JOINING: readonly Language[] = ['de', 'en']
/** Linking elements of German. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e'] as const
const LETTERS = /^\p{L}{3,}$/u
const [SHORTEST_FIRST, SHORTEST_LAST] = [3, 4]

const joinsOf = (first: string, last: string): string[] => LINKS.map((link) => `${first}${link}${last}`)

/** Adds the compound of two neighbouring words, in either order, where the vocabulary knows it: Druck-Schalter, Schalter für Druck. */
export const joinCompounds = async (
  segments: Segments,
  clauses: readonly Clause[],
  languages: readonly Language[],
): Promise<readonly Clause[]> => {
  const words = clauses.map(({ written }) => (LETTERS.test(written) ? foldText(written) : undefined))
  const isPair = words.some((word, index) => word !== undefined && words[index + 1] !== undefined)
  if (!isPair) return clauses
  const added = clauses.map((): string[] => [])
  for (const language of JOINING.filter((each) => languages.includes(each))) {
    const vocabulary = await segments.loadVocabulary(language)
    for (const [index, first] of words.entries()) {
      const last = words[index + 1]
      if (first === undefined || last === undefined) continue
      const known = [...joinsOf(first, last), ...joinsOf(last, first)].flatMap((word) => findWord(vocabulary, word) ?? [])
      added[index]?.push(...known)
      added[index + 1]?.push(...known)
    }
  }
  return clauses.map((clause, index) => {
    const compounds = [...new Set(added[index])]
    return compounds.length === 0
      ? clause
      : { ...clause, alternatives: [...clause.alternatives, ...compounds.map((word) => [word])] }
  })
}

const LONGEST = 40

/** Splits an unknown compound into known words, the last one as long as possible. */
export const splitCompound = (vocabulary: Vocabulary, folded: string): string[] | undefined => {
  if (folded.length > LONGEST) return undefined
  for (let at = SHORTEST_FIRST; at <= folded.length - SHORTEST_LAST; at += 1) {
    const last = findWord(vocabulary, folded.slice(at))
    if (last === undefined) continue
    const first = folded.slice(0, at)
    for (const link of LINKS) {
      const bare = first.slice(0, first.length - link.length)
      if (bare.length < SHORTEST_FIRST || `${bare}${link}` !== first) continue
      const known = findWord(vocabulary, bare)
      if (known !== undefined) return [known, last]
      const earlier = splitCompound(vocabulary, bare)
      if (earlier) return [...earlier, last]
    }
  }
  return undefined
}

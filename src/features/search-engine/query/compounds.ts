import type { Group } from '#features/search-engine/query/query-groups.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import { foldText } from '#features/search-engine/words/fold.rules.ts'
import { findWord, type Vocabulary } from '#features/search-engine/words/vocabulary.ts'
import type { Language } from '#kernel/locale.ts'

/** The languages of the site that write two words as one. */
export const JOINING: readonly Language[] = ['de', 'en']
/** What German puts between them. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e'] as const
const LETTERS = /^\p{L}{3,}$/u
const [SHORTEST_FIRST, SHORTEST_LAST] = [3, 4]

const joinsOf = (first: string, last: string): string[] => LINKS.map((link) => `${first}${link}${last}`)

/** Two words beside each other may be one in the catalogue, in this order or the other: Druck-Schalter, Schalter für Druck. */
export const joinCompounds = async (
  segments: Segments,
  groups: readonly Group[],
  languages: readonly Language[],
): Promise<readonly Group[]> => {
  const words = groups.map(({ written }) => (LETTERS.test(written) ? foldText(written) : undefined))
  const isPair = words.some((word, index) => word !== undefined && words[index + 1] !== undefined)
  if (!isPair) return groups
  const added = groups.map((): string[] => [])
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
  return groups.map((group, index) => {
    const compounds = [...new Set(added[index])]
    return compounds.length === 0
      ? group
      : { ...group, alternatives: [...group.alternatives, ...compounds.map((word) => [word])] }
  })
}

const LONGEST = 40

/** The known words that make up one that nobody knows, the last one as long as may be. */
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

import type { SynonymList } from '#foundation/search-engine/public.ts'
import { foldText } from '#kernel/fold-text.ts'

export type { SynonymList } from '#foundation/search-engine/public.ts'

export const FEWEST_PHRASES = 2
export const MOST_PHRASES = 20
export const LONGEST_PHRASE = 60
export const MOST_LISTS = 500

export type PhraseFault = 'few' | 'many' | 'blank' | 'long' | 'wordless' | 'twice'

/** One spelling for what the search takes for the same. */
export const namePhrase = (phrase: string): string => foldText(phrase).replace(/\s+/g, ' ').trim()

export const tidyPhrase = (phrase: string): string => phrase.replace(/\s+/g, ' ').trim()

/** As people type them: one a line, or several with commas between. */
export const readPhrases = (text: string): string[] =>
  text
    .split(/[\n,;，；、]/)
    .map(tidyPhrase)
    .filter((phrase) => phrase !== '')

/** The first fault of a list. */
export const findPhraseFault = (phrases: readonly string[]): { fault: PhraseFault; phrase?: string } | undefined => {
  if (phrases.length < FEWEST_PHRASES) return { fault: 'few' }
  if (phrases.length > MOST_PHRASES) return { fault: 'many' }
  const names = phrases.map(namePhrase)
  for (const [index, phrase] of phrases.entries()) {
    if (phrase.trim() === '') return { fault: 'blank' }
    if (phrase.length > LONGEST_PHRASE) return { fault: 'long', phrase }
    // A phrase without a word would stand for everything.
    if (!/[\p{L}\p{N}]/u.test(phrase)) return { fault: 'wordless', phrase }
    if (names.indexOf(names[index] ?? '') < index) return { fault: 'twice', phrase }
  }
  return undefined
}

/** Another list says the same already. */
export const findSameList = (lists: readonly SynonymList[], words: readonly string[]): SynonymList | undefined => {
  const requested = new Set(words.map(namePhrase))
  return lists.find((list) => list.words.length === requested.size && list.words.every((word) => requested.has(namePhrase(word))))
}

import { foldText } from '#kernel/fold-text.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

/** Spelling dictionary: the surface forms of a language, sorted by folded form, with their document frequencies. */
export type Vocabulary = {
  readonly folded: readonly string[]
  readonly written: readonly string[]
  readonly counts: readonly number[]
}

const LONGEST = 30
const MOST_WORDS = 150_000
const LETTERS = /^\p{L}{2,}$/u

export type VocabularyWriter = ReturnType<typeof createVocabularyWriter>

/** Collects the words of public documents only: suggestions must not reveal others. */
export const createVocabularyWriter = () => {
  const languages = new Map<Language, Map<string, number>>(LANGUAGES.map((language) => [language, new Map<string, number>()]))
  return {
    add: (language: Language, word: string, count: number): void => {
      if (word.length > LONGEST || !LETTERS.test(word)) return
      const words = languages.get(language)
      words?.set(word, (words.get(word) ?? 0) + count)
    },
    *finish(): Generator<{ language: Language; data: Uint8Array }> {
      for (const [language, words] of languages) {
        if (words.size === 0) continue
        const common = [...words].toSorted(([, a], [, b]) => b - a).slice(0, MOST_WORDS)
        const lines = common.map(([written, count]) => `${foldText(written)}\t${written}\t${count}`)
        yield { language, data: Buffer.from(lines.join('\n')) }
      }
    },
  }
}

/** Merges the vocabularies of several segments; of words that fold alike the most frequent is shown. */
export const readVocabulary = (blobs: readonly Uint8Array[]): Vocabulary => {
  const words = new Map<string, { written: string; best: number; count: number }>()
  for (const blob of blobs)
    for (const line of Buffer.from(blob).toString().split('\n')) {
      const [folded = '', written = '', countText] = line.split('\t')
      if (folded === '') continue
      const count = Number(countText)
      const known = words.get(folded)
      if (!known) words.set(folded, { written, best: count, count })
      else
        words.set(folded, {
          written: count > known.best ? written : known.written,
          best: Math.max(count, known.best),
          count: known.count + count,
        })
    }
  const sorted = [...words].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    folded: sorted.map(([folded]) => folded),
    written: sorted.map(([, { written }]) => written),
    counts: sorted.map(([, { count }]) => count),
  }
}

/** Lower bound by binary search. */
const findStart = (folded: readonly string[], text: string): number => {
  let [low, high] = [0, folded.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((folded[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

export type KnownWord = { readonly written: string; readonly count: number }

const knownAt = ({ written, counts }: Vocabulary, index: number): KnownWord => ({
  written: written[index] ?? '',
  count: counts[index] ?? 0,
})

/** The most frequent words with a prefix. */
export const completeWord = (vocabulary: Vocabulary, beginning: string, limit: number): KnownWord[] => {
  const { folded } = vocabulary
  const found: KnownWord[] = []
  for (let index = findStart(folded, beginning); folded[index]?.startsWith(beginning); index += 1)
    found.push(knownAt(vocabulary, index))
  return found.toSorted((a, b) => b.count - a.count).slice(0, limit)
}

/** Surface form of a folded word, if it is known. */
export const findWord = ({ folded, written }: Vocabulary, word: string): string | undefined => {
  const index = findStart(folded, word)
  return folded[index] === word ? written[index] : undefined
}

export const knowsWord = ({ folded }: Vocabulary, word: string): boolean => folded[findStart(folded, word)] === word

type Walk = { readonly vocabulary: Vocabulary; readonly word: string; readonly most: number; readonly found: Map<number, number> }

/** Walks the sorted words like a trie, so that a row of the edit distance table is computed once for each shared prefix. */
const walk = (state: Walk, from: number, to: number, depth: number, rows: readonly (readonly number[])[]): void => {
  const { vocabulary, word, most, found } = state
  const { folded } = vocabulary
  const row = rows[rows.length - 1] ?? []
  let index = from
  while (index < to && (folded[index]?.length ?? 0) === depth) {
    const edits = row[word.length] ?? most + 1
    if (edits <= most) found.set(index, edits)
    index += 1
  }
  while (index < to) {
    const character = folded[index]?.[depth] ?? ''
    let end = index + 1
    while (end < to && folded[end]?.[depth] === character) end += 1
    const next = [depth + 1]
    const before = rows[rows.length - 2]
    const previousCharacter = folded[index]?.[depth - 1]
    for (let column = 1; column <= word.length; column += 1) {
      let edits = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (word[column - 1] === character ? 0 : 1),
      )
      if (before && column > 1 && word[column - 1] === previousCharacter && word[column - 2] === character)
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      next.push(edits)
    }
    if (Math.min(...next) <= most) walk(state, index, end, depth + 1, [...rows.slice(-1), next])
    index = end
  }
}

/** Known words at the smallest edit distance, the most frequent first. */
export const correctWord = (vocabulary: Vocabulary, word: string, most: number, limit: number): KnownWord[] => {
  const found = new Map<number, number>()
  const start = Array.from({ length: word.length + 1 }, (_, index) => index)
  walk({ vocabulary, word, most, found }, 0, vocabulary.folded.length, 0, [start])
  // The word itself is no correction.
  for (const [index, edits] of found) if (edits === 0) found.delete(index)
  const least = Math.min(...found.values())
  return [...found]
    .filter(([, edits]) => edits === least)
    .map(([index]) => knownAt(vocabulary, index))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
}

const shareStart = (left: string, right: string): number => {
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  return at
}

const shareEnd = (left: string, right: string): number => {
  let at = 0
  while (at < left.length && at < right.length && left[left.length - 1 - at] === right[right.length - 1 - at]) at += 1
  return at
}

/** A shorter shared prefix or suffix says nothing. */
const SHARED = { least: 4, ofWord: 0.4 }

/** Known words that share the longest prefix or suffix with an unknown one, the most frequent first. */
export const findRelated = (vocabulary: Vocabulary, word: string, limit: number): KnownWord[] => {
  const { folded } = vocabulary
  const near = findStart(folded, word)
  const start = Math.max(shareStart(word, folded[near - 1] ?? ''), shareStart(word, folded[near] ?? ''))
  let end = 0
  let ends: number[] = []
  for (let index = 0; index < folded.length; index += 1) {
    const shared = shareEnd(word, folded[index] ?? '')
    if (shared < end || shared < SHARED.least) continue
    if (shared > end) ends = []
    end = shared
    ends.push(index)
  }
  const least = Math.max(SHARED.least, Math.ceil(word.length * SHARED.ofWord))
  const begun = start >= Math.max(least, end) ? completeWord(vocabulary, word.slice(0, start), limit) : []
  const ended = end >= Math.max(least, start) ? ends.map((index) => knownAt(vocabulary, index)) : []
  return [...begun, ...ended.toSorted((a, b) => b.count - a.count).slice(0, limit)]
}

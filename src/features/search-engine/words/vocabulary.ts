import { foldText } from '#features/search-engine/words/fold.rules.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

/** Words as people may write them, in order, with how many documents hold them. */
export type Vocabulary = {
  readonly folded: readonly string[]
  readonly written: readonly string[]
  readonly counts: readonly number[]
}

const LONGEST = 30
const MOST_WORDS = 150_000
const LETTERS = /^\p{L}{2,}$/u

export type VocabularyWriter = ReturnType<typeof createVocabularyWriter>

/** Collects the words of everything that everyone may read. */
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

/** What several segments know, as one; the most written of words that fold alike stands for them. */
export const readVocabulary = (blobs: readonly Uint8Array[]): Vocabulary => {
  const words = new Map<string, { written: string; best: number; count: number }>()
  for (const blob of blobs)
    for (const line of Buffer.from(blob).toString().split('\n')) {
      const [folded = '', written = '', figure] = line.split('\t')
      if (folded === '') continue
      const count = Number(figure)
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

/** The first entry that does not come before the text. */
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

/** The most common words that begin so. */
export const completeWord = (vocabulary: Vocabulary, beginning: string, limit: number): KnownWord[] => {
  const { folded } = vocabulary
  const found: KnownWord[] = []
  for (let index = findStart(folded, beginning); folded[index]?.startsWith(beginning); index += 1)
    found.push(knownAt(vocabulary, index))
  return found.toSorted((a, b) => b.count - a.count).slice(0, limit)
}

/** As it is written, if it is known. */
export const findWord = ({ folded, written }: Vocabulary, word: string): string | undefined => {
  const index = findStart(folded, word)
  return folded[index] === word ? written[index] : undefined
}

export const knowsWord = ({ folded }: Vocabulary, word: string): boolean => folded[findStart(folded, word)] === word

type Walk = { readonly vocabulary: Vocabulary; readonly word: string; readonly most: number; readonly found: Map<number, number> }

/** Words that share their beginning are compared once: one row of the table for each sign, as in a tree. */
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
    const sign = folded[index]?.[depth] ?? ''
    let end = index + 1
    while (end < to && folded[end]?.[depth] === sign) end += 1
    const next = [depth + 1]
    const before = rows[rows.length - 2]
    const previousSign = folded[index]?.[depth - 1]
    for (let column = 1; column <= word.length; column += 1) {
      let edits = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (word[column - 1] === sign ? 0 : 1),
      )
      if (before && column > 1 && word[column - 1] === previousSign && word[column - 2] === sign)
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      next.push(edits)
    }
    if (Math.min(...next) <= most) walk(state, index, end, depth + 1, [...rows.slice(-1), next])
    index = end
  }
}

/** Known words that differ least from a folded one, the most common first. */
export const correctWord = (vocabulary: Vocabulary, word: string, most: number, limit: number): KnownWord[] => {
  const found = new Map<number, number>()
  const start = Array.from({ length: word.length + 1 }, (_, index) => index)
  walk({ vocabulary, word, most, found }, 0, vocabulary.folded.length, 0, [start])
  // Itself is no correction.
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

/** So much of a word must be shared to be worth something. */
const SHARED = { least: 4, ofWord: 0.4 }

/** Known words that share most of their beginning or their end with one that nobody knows, the most common first. */
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

import { bodyWord, isFigure, titleWord } from '#features/engine/segment/lexeme.rules.ts'
import type { VocabularyWriter } from '#features/engine/words/vocabulary.ts'
import { splitSigns, splitWords, stemWord } from '#features/engine/words/word-split.ts'
import type { Language } from '#kernel/locale.ts'

type Places = number[]
/** Where a stem stands in titles and in everything else. */
type Stem = { readonly inTitles: Places; readonly inBodies: Places }
type Word = { readonly written: string; readonly stems: readonly Stem[]; count: number; last: number }
type Pages = {
  readonly words: Map<string, Word>
  readonly stems: Map<string, Stem>
  readonly clauses: Map<string, readonly Word[]>
}

/** Suppliers write the same clauses again and again: what one was made of is remembered. */
const MOST_CLAUSES = 60_000
const CLAUSE_END = /[,.;:!?()。，；：、（）]\s*/u

const push = (places: Places, place: number): void => {
  if (places[places.length - 1] !== place) places.push(place)
}

function* list(language: Language, stems: ReadonlyMap<string, Stem>): Generator<readonly [string, readonly number[]]> {
  for (const [stem, { inTitles, inBodies }] of stems) {
    if (inTitles.length > 0) yield [titleWord(language, stem), inTitles]
    if (inBodies.length > 0) yield [bodyWord(language, stem), inBodies]
  }
}

/** Collects which words stand where, for one segment. */
export const createWordBook = (vocabulary: VocabularyWriter) => {
  const languages = new Map<Language, Pages>()
  const figures = new Map<string, Stem>()

  const pagesOf = (language: Language): Pages => {
    let pages = languages.get(language)
    if (!pages) languages.set(language, (pages = { words: new Map(), stems: new Map(), clauses: new Map() }))
    return pages
  }
  const stemOf = (pages: Pages, name: string): Stem => {
    const stems = isFigure(name) ? figures : pages.stems
    let stem = stems.get(name)
    if (!stem) stems.set(name, (stem = { inTitles: [], inBodies: [] }))
    return stem
  }
  const wordOf = (pages: Pages, written: string, language: Language): Word => {
    let word = pages.words.get(written)
    if (!word) {
      const stems = [stemWord(written, language), ...splitSigns(written)].map((name) => stemOf(pages, name))
      pages.words.set(written, (word = { written, stems, count: 0, last: -1 }))
    }
    return word
  }
  const readClause = (pages: Pages, clause: string, language: Language): readonly Word[] => {
    let words = pages.clauses.get(clause)
    if (!words) {
      words = splitWords(clause).map((written) => wordOf(pages, written, language))
      if (pages.clauses.size < MOST_CLAUSES) pages.clauses.set(clause, words)
    }
    return words
  }

  return {
    add: (text: string, language: Language, place: number, part: keyof Stem, isPublic: boolean): void => {
      const pages = pagesOf(language)
      for (const clause of text.split(CLAUSE_END))
        for (const word of readClause(pages, clause, language)) {
          for (const stem of word.stems) push(stem[part], place)
          if (isPublic && word.last !== place) {
            word.last = place
            word.count += 1
          }
        }
    },
    *finish(): Generator<readonly [string, readonly number[]]> {
      yield* list('en', figures)
      for (const [language, { words, stems }] of languages) {
        for (const { written, count } of words.values()) if (count > 0) vocabulary.add(language, written, count)
        yield* list(language, stems)
      }
    },
  }
}

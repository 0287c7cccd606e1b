import { bodyWord, isFigure, titleWord } from '#features/search-engine/segment/lexeme.rules.ts'
import { PlaceList } from '#features/search-engine/segment/place-list.ts'
import type { VocabularyWriter } from '#features/search-engine/words/vocabulary.ts'
import { splitSigns, splitWords, stemWord } from '#features/search-engine/words/word-split.ts'
import { createWordTable, type WordTable } from '#features/search-engine/words/word-table.ts'
import type { Language } from '#kernel/locale.ts'

/** Where a stem stands in titles and in everything else. */
type Stem = { inTitles: PlaceList | undefined; inBodies: PlaceList | undefined }
type Word = { readonly written: string; readonly stem: Stem; readonly signs: readonly Stem[]; count: number; last: number }
type Pages = {
  readonly words: WordTable<Word>
  readonly stems: Map<string, Stem>
  /** Chinese is slow to cut, and suppliers write the same clauses again and again. */
  readonly clauses: Map<string, readonly Word[]>
}

const MOST_CLAUSES = 30_000
const CLAUSE_END = /[,.;:!?()。，；：、（）]\s*/u

/** Said once for each part: looking a part up by its name takes longer than adding to it. */
const push = (stem: Stem, part: keyof Stem, place: number): void => {
  if (part === 'inBodies') (stem.inBodies ??= new PlaceList()).add(place)
  else (stem.inTitles ??= new PlaceList()).add(place)
}

function* list(language: Language, stems: ReadonlyMap<string, Stem>): Generator<readonly [string, Uint16Array]> {
  for (const [stem, { inTitles, inBodies }] of stems) {
    if (inTitles) yield [titleWord(language, stem), inTitles.all()]
    if (inBodies) yield [bodyWord(language, stem), inBodies.all()]
  }
}

/** Collects which words stand where, for one segment. */
export const createWordBook = (vocabulary: VocabularyWriter) => {
  const languages = new Map<Language, Pages>()
  const figures = new Map<string, Stem>()

  const stemOf = (stems: Map<string, Stem>, name: string): Stem => {
    let stem = stems.get(name)
    if (!stem) stems.set(name, (stem = { inTitles: undefined, inBodies: undefined }))
    return stem
  }
  const openPages = (language: Language): Pages => {
    const stems = new Map<string, Stem>()
    const words = createWordTable<Word>((written) => {
      const name = stemWord(written, language)
      const stem = stemOf(isFigure(name) ? figures : stems, name)
      return { written, stem, signs: splitSigns(written).map((sign) => stemOf(stems, sign)), count: 0, last: -1 }
    })
    return { words, stems, clauses: new Map() }
  }
  const pagesOf = (language: Language): Pages => {
    let pages = languages.get(language)
    if (!pages) languages.set(language, (pages = openPages(language)))
    return pages
  }
  const readClause = ({ words, clauses }: Pages, clause: string): readonly Word[] => {
    let read = clauses.get(clause)
    if (!read) {
      read = splitWords(clause).map((written) => words.entry(written))
      if (clauses.size < MOST_CLAUSES) clauses.set(clause, read)
    }
    return read
  }

  return {
    add: (text: string, language: Language, place: number, part: keyof Stem, isPublic: boolean): void => {
      const pages = pagesOf(language)
      const mark = (word: Word): void => {
        push(word.stem, part, place)
        for (const sign of word.signs) push(sign, part, place)
        if (!isPublic || word.last === place) return
        word.last = place
        word.count += 1
      }
      if (pages.words.read(text, mark)) return
      for (const clause of text.split(CLAUSE_END)) if (!pages.words.read(clause, mark)) readClause(pages, clause).forEach(mark)
    },
    *finish(): Generator<readonly [string, Uint16Array]> {
      yield* list('en', figures)
      for (const [language, { words, stems }] of languages) {
        for (const { written, count } of words.entries()) if (count > 0) vocabulary.add(language, written, count)
        yield* list(language, stems)
      }
    },
  }
}

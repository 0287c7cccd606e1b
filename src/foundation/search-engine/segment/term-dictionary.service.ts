import { bodyTerm, isNumeral, titleTerm } from '#foundation/search-engine/segment/blob-names.rules.ts'
import { DocIdBuffer } from '#foundation/search-engine/segment/doc-id-buffer.rules.ts'
import type { VocabularyWriter } from '#foundation/search-engine/analysis/vocabulary.rules.ts'
import { splitHanWord, tokenize, stemWord } from '#foundation/search-engine/analysis/tokenize.service.ts'
import { createTokenTable, type TokenTable } from '#foundation/search-engine/analysis/token-table.rules.ts'
import type { Language } from '#kernel/locale.ts'

/** Documents of a stem, by title and body. */
type Stem = { inTitles: DocIdBuffer | undefined; inBodies: DocIdBuffer | undefined }
type Word = { readonly written: string; readonly stem: Stem; readonly characters: readonly Stem[]; count: number; last: number }
type LanguageTerms = {
  readonly words: TokenTable<Word>
  readonly stems: Map<string, Stem>
  /** Tokens by text fragment: segmenting Chinese is slow, and suppliers repeat the same fragments. */
  readonly fragments: Map<string, readonly Word[]>
}

const MAX_FRAGMENTS = 30_000
const FRAGMENT_END = /[,.;:!?()。，；：、（）]\s*/u

/** Written out for each field: a computed property access takes longer than the addition itself. */
const push = (stem: Stem, part: keyof Stem, docId: number): void => {
  if (part === 'inBodies') (stem.inBodies ??= new DocIdBuffer()).add(docId)
  else (stem.inTitles ??= new DocIdBuffer()).add(docId)
}

function* list(language: Language, stems: ReadonlyMap<string, Stem>): Generator<readonly [string, Uint16Array]> {
  for (const [stem, { inTitles, inBodies }] of stems) {
    if (inTitles) yield [titleTerm(language, stem), inTitles.all()]
    if (inBodies) yield [bodyTerm(language, stem), inBodies.all()]
  }
}

/** Builds the term dictionary of one segment: the documents of every stem. */
export const createTermDictionary = (vocabulary: VocabularyWriter) => {
  const languages = new Map<Language, LanguageTerms>()
  const numerals = new Map<string, Stem>()

  const stemOf = (stems: Map<string, Stem>, name: string): Stem => {
    let stem = stems.get(name)
    if (!stem) stems.set(name, (stem = { inTitles: undefined, inBodies: undefined }))
    return stem
  }
  const openLanguage = (language: Language): LanguageTerms => {
    const stems = new Map<string, Stem>()
    const words = createTokenTable<Word>((written) => {
      const name = stemWord(written, language)
      const stem = stemOf(isNumeral(name) ? numerals : stems, name)
      return { written, stem, characters: splitHanWord(written).map((character) => stemOf(stems, character)), count: 0, last: -1 }
    })
    return { words, stems, fragments: new Map() }
  }
  const languageTermsOf = (language: Language): LanguageTerms => {
    let terms = languages.get(language)
    if (!terms) languages.set(language, (terms = openLanguage(language)))
    return terms
  }
  const readFragment = ({ words, fragments }: LanguageTerms, fragment: string): readonly Word[] => {
    let read = fragments.get(fragment)
    if (!read) {
      read = tokenize(fragment).map((written) => words.entry(written))
      if (fragments.size < MAX_FRAGMENTS) fragments.set(fragment, read)
    }
    return read
  }

  return {
    add: (text: string, language: Language, docId: number, part: keyof Stem, isPublic: boolean): void => {
      const terms = languageTermsOf(language)
      const mark = (word: Word): void => {
        push(word.stem, part, docId)
        for (const character of word.characters) push(character, part, docId)
        if (!isPublic || word.last === docId) return
        word.last = docId
        word.count += 1
      }
      if (terms.words.read(text, mark)) return
      for (const fragment of text.split(FRAGMENT_END))
        if (!terms.words.read(fragment, mark)) readFragment(terms, fragment).forEach(mark)
    },
    *finish(): Generator<readonly [string, Uint16Array]> {
      yield* list('en', numerals)
      for (const [language, { words, stems }] of languages) {
        for (const { written, count } of words.entries()) if (count > 0) vocabulary.add(language, written, count)
        yield* list(language, stems)
      }
    },
  }
}

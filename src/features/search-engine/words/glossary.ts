import { foldText } from '#features/search-engine/words/fold.rules.ts'
import { dropFunctionWords } from '#features/search-engine/words/function-words.ts'
import { de } from '#features/search-engine/words/glossary/de.ts'
import { en } from '#features/search-engine/words/glossary/en.ts'
import { es } from '#features/search-engine/words/glossary/es.ts'
import { fr } from '#features/search-engine/words/glossary/fr.ts'
import { pl } from '#features/search-engine/words/glossary/pl.ts'
import { zh } from '#features/search-engine/words/glossary/zh.ts'
import { splitWords, stemWord } from '#features/search-engine/words/word-split.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

/** A tenant’s own words come on top of these. */
const LINES: Readonly<Record<Language, string>> = { de, en, es, fr, pl, zh }

const keyOf = (words: readonly string[], language: Language): string =>
  `${language} ${words.map((word) => stemWord(word, language)).join(' ')}`

let known: Map<string, readonly (readonly string[])[]> | undefined

const readGlossary = (): Map<string, readonly (readonly string[])[]> => {
  const glossary = new Map<string, readonly (readonly string[])[]>()
  for (const [language, lines] of Object.entries(LINES) as [Language, string][])
    for (const line of lines.trim().split('\n')) {
      const phrases = line.split('=').map((phrase) => dropFunctionWords(splitWords(phrase), LANGUAGES))
      for (const phrase of phrases) {
        const key = keyOf(phrase, language)
        const others = phrases.filter((other) => other.map(foldText).join(' ') !== phrase.map(foldText).join(' '))
        glossary.set(key, [...(glossary.get(key) ?? []), ...others])
      }
    }
  return glossary
}

/** Other names of a thing in some languages; endings do not matter. */
export const findOtherNames = (words: readonly string[], languages: readonly Language[]): readonly (readonly string[])[] => {
  const glossary = (known ??= readGlossary())
  return languages.flatMap((language) => glossary.get(keyOf(words, language)) ?? [])
}

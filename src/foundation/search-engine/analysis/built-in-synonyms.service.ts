import { foldText } from '#kernel/fold-text.ts'
import { dropStopWords } from '#foundation/search-engine/analysis/stop-words.rules.ts'
import { de } from '#foundation/search-engine/analysis/synonyms/de.texts.ts'
import { en } from '#foundation/search-engine/analysis/synonyms/en.texts.ts'
import { es } from '#foundation/search-engine/analysis/synonyms/es.texts.ts'
import { fr } from '#foundation/search-engine/analysis/synonyms/fr.texts.ts'
import { pl } from '#foundation/search-engine/analysis/synonyms/pl.texts.ts'
import { zh } from '#foundation/search-engine/analysis/synonyms/zh.texts.ts'
import { tokenize, stemWord } from '#foundation/search-engine/analysis/tokenize.service.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

/** Synonyms that every tenant has; a tenant's own are added to these. */
const LINES: Readonly<Record<Language, string>> = { de, en, es, fr, pl, zh }

const keyOf = (words: readonly string[], language: Language): string =>
  `${language} ${words.map((word) => stemWord(word, language)).join(' ')}`

let known: Map<string, readonly (readonly string[])[]> | undefined

const readBuiltInSynonyms = (): Map<string, readonly (readonly string[])[]> => {
  const glossary = new Map<string, readonly (readonly string[])[]>()
  for (const [language, lines] of Object.entries(LINES) as [Language, string][])
    for (const line of lines.trim().split('\n')) {
      const phrases = line.split('=').map((phrase) => dropStopWords(tokenize(phrase), LANGUAGES))
      for (const phrase of phrases) {
        const key = keyOf(phrase, language)
        const others = phrases.filter((other) => other.map(foldText).join(' ') !== phrase.map(foldText).join(' '))
        glossary.set(key, [...(glossary.get(key) ?? []), ...others])
      }
    }
  return glossary
}

/** Synonyms of a phrase in the given languages, compared by stem. */
export const findBuiltInSynonyms = (words: readonly string[], languages: readonly Language[]): readonly (readonly string[])[] => {
  const glossary = (known ??= readBuiltInSynonyms())
  return languages.flatMap((language) => glossary.get(keyOf(words, language)) ?? [])
}

import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { foldText } from '#kernel/fold-text.ts'
import { stemPolish } from '#foundation/search-engine/analysis/polish-stem.rules.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' }

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  // The English stemmer does not handle accents.
  en: (word) => stemEnglish(foldText(word)),
  // Keyboards without umlauts write ae, oe and ue.
  de: (word) => stemGerman(word.replace(/([aou])e/g, (_, vowel: string) => lookUp(UMLAUTS, vowel) ?? vowel)),
  fr: stemFrench,
  es: stemSpanish,
  pl: stemPolish,
  zh: (word) => word,
}

/** Letters and digits are separate tokens, so that 24V and 24 V are the same. */
const WORD = /[\p{L}\p{M}]+|\p{N}+/gu
const HAN = /\p{Script=Han}/u
const HAN_ONLY = /^\p{Script=Han}{2,}$/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

const cutHan = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment, isWordLike }) => (isWordLike ? segment : '')).flatMap(
    (segment) => segment.match(WORD) ?? [],
  )

/** Tokens of a text in lower case. */
export const tokenize = (text: string): string[] => {
  // 1½ is 1 1/2, not 11/2.
  const lower = text
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
  return HAN.test(lower) ? cutHan(lower) : (lower.match(WORD) ?? [])
}

const MOST_KNOWN = 200_000
const LONGEST = 40
const known = new Map<Language, Map<string, string>>()

/** The term under which a token is indexed: its stem without accents. */
export const stemWord = (word: string, language: Language): string => {
  let words = known.get(language)
  if (!words || words.size > MOST_KNOWN) known.set(language, (words = new Map<string, string>()))
  let stem = words.get(word)
  if (stem === undefined) {
    stem = foldText(word.length > 3 ? STEMMERS[language](word) : word).slice(0, LONGEST)
    words.set(word, stem)
  }
  return stem
}

/** Chinese has no spaces, so segmentation may differ between text and query: single characters are indexed as well. */
export const splitHanWord = (word: string): string[] => (HAN_ONLY.test(word) ? Array.from(word) : [])

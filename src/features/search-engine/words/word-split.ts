import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { foldText } from '#features/search-engine/words/fold.rules.ts'
import { stemPolish } from '#features/search-engine/words/polish-stem.rules.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' }

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  // Accents are foreign to English, and its rules do not know them.
  en: (word) => stemEnglish(foldText(word)),
  // Who has no umlauts writes ae, oe and ue.
  de: (word) => stemGerman(word.replace(/([aou])e/g, (_, vowel: string) => lookUp(UMLAUTS, vowel) ?? vowel)),
  fr: stemFrench,
  es: stemSpanish,
  pl: stemPolish,
  zh: (word) => word,
}

/** Letters and digits part: 24V and 24 V are the same two words. */
const WORD = /[\p{L}\p{M}]+|\p{N}+/gu
const HAN = /\p{Script=Han}/u
const HAN_ONLY = /^\p{Script=Han}{2,}$/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

const cutHan = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment, isWordLike }) => (isWordLike ? segment : '')).flatMap(
    (segment) => segment.match(WORD) ?? [],
  )

/** The words of a text as they are written, in small letters. */
export const splitWords = (text: string): string[] => {
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

/** What stands in the index for a word: its stem without accents. */
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

/** Chinese has no spaces to go by: signs are found alone as well, wherever a word was cut. */
export const splitSigns = (word: string): string[] => (HAN_ONLY.test(word) ? Array.from(word) : [])

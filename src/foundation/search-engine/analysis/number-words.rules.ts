import { foldText } from '#kernel/fold-text.ts'
import type { Language } from '#kernel/locale.ts'

/** One to twelve; larger numbers are written in digits. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  pl: 'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście',
  zh: '一 二 三 四 五 六 七 八 九 十 十一 十二',
}
/** In compounds some languages write another form: czterogazowy, cuatrigás. */
const BOUND: Readonly<Partial<Record<Language, string>>> = {
  pl: 'jedno dwu trój cztero pięcio sześcio siedmio ośmio dziewięcio dziesięcio',
}
/** In these a number and what it counts are one word: Viergas. */
const JOINING: readonly Language[] = ['de', 'pl']

const lists = new Map(Object.entries(WORDS).map(([language, words]) => [language, words.split(' ')]))
const bound = new Map(Object.entries(BOUND).map(([language, words]) => [language, words.split(' ')]))

/** A small number as a word. */
export const sayNumber = (digits: string, languages: readonly Language[]): string[] => {
  const at = /^\d{1,2}$/.test(digits) ? Number(digits) - 1 : -1
  return languages.flatMap((language) => lists.get(language)?.[at] ?? [])
}

/** The digits of a number word; "one" is left out, since it is an article in several languages. */
export const readNumberWord = (word: string, languages: readonly Language[]): string | undefined => {
  const folded = foldText(word)
  for (const language of languages) {
    const at = (lists.get(language) ?? []).findIndex((known) => foldText(known) === folded)
    if (at > 0) return String(at + 1)
  }
  return undefined
}

/** A number and what it counts, as one word. */
export const joinNumberWord = (digits: string, counted: string, languages: readonly Language[]): string[] => {
  const at = /^\d{1,2}$/.test(digits) ? Number(digits) - 1 : -1
  if (!/^\p{L}{3,}$/u.test(counted)) return []
  return JOINING.filter((language) => languages.includes(language)).flatMap((language) => {
    const said = bound.get(language)?.[at] ?? lists.get(language)?.[at]
    return said === undefined ? [] : [`${said}${counted.toLowerCase()}`]
  })
}

import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

/** One language's texts of one namespace (a feature's folder name, or 'ui'). `{name}` marks a value to fill in. */
export type Dictionary = Readonly<Record<string, string>>

/** Every namespace in one language. */
export type Dictionaries = Readonly<Record<string, Dictionary>>

export type AllDictionaries = Readonly<Record<Language, Dictionaries>>

export type TextValues = Readonly<Record<string, string | number>>

/** Before the words of a language in which nothing is singular too, as in French. */
const ZERO_IS_ONE = '0'

/** Which word stands with a number: of two, the first with 1; of three, as Polish counts: 1, 2 to 4, and the others. */
const chooseWord = (value: string | number, words: readonly string[]): string => {
  const count = typeof value === 'number' ? Math.abs(value) : Number(value.replaceAll(/\D/g, ''))
  if (words[0] === ZERO_IS_ONE) return chooseWord(count === 0 ? 1 : count, words.slice(1))
  const [one = '', few = '', many] = words
  if (count === 1) return one
  if (many === undefined) return few
  const isFew = count % 10 >= 2 && count % 10 <= 4 && !(count % 100 >= 12 && count % 100 <= 14)
  return isFew ? few : many
}

/**
 * Values are put in as they are: a `$&` in one of them stays a `$&` [T-22].
 * `{count|line|lines}` is the word that goes with the value, which may be a number or one as the page writes it;
 * `{count|0|ligne|lignes}` has the first word with 0 as well.
 */
export const fillText = (text: string, values: TextValues = {}): string =>
  text.replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (mark, name: string, words?: string) => {
    if (!Object.hasOwn(values, name)) return mark
    const value = lookUp(values, name) ?? ''
    return words === undefined ? String(value) : chooseWord(value, words.split('|'))
  })

/** The names of values that a text has places for, each once. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{(\w+)(?:\|[^{}]*)?\}/g), ([, name = '']) => name)),
]

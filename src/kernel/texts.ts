import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

/** One language's texts of one namespace (a feature's folder name, or 'ui'). `{name}` marks a value to fill in. */
export type Dictionary = Readonly<Record<string, string>>

/** Every namespace in one language. */
export type Dictionaries = Readonly<Record<string, Dictionary>>

export type AllDictionaries = Readonly<Record<Language, Dictionaries>>

export type TextValues = Readonly<Record<string, string | number>>

/** Values are put in as they are: a `$&` in one of them stays a `$&` [T-22]. */
export const fillText = (text: string, values: TextValues = {}): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => (Object.hasOwn(values, name) ? String(lookUp(values, name)) : mark))

/** The names of values that a text has places for, each once. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)),
]

import type { Words } from '#demo/catalogue/outline.ts'
import { ATTRIBUTES, type AttributeKey } from '#demo/catalogue/products/attributes.ts'
import { countWord } from '#demo/catalogue/products/counted.ts'
import type { Value } from '#demo/catalogue/products/profiles/profile.ts'
import type { Language } from '#kernel/locale.ts'

export type Figures = Readonly<Partial<Record<AttributeKey, Value>>>

const written = new Map<string, string>()

/** As people write it there: 0.5 is 0,5 in German, French, Spanish and Polish. */
const writeNumber = (value: number, language: Language): string => {
  const key = `${language}${value}`
  const known = written.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value)
  written.set(key, known)
  return known
}

/** A figure with its unit; codes and standards are the same everywhere. */
export const writeFigure = (key: AttributeKey, value: Value, language: Language): string => {
  const [unit] = ATTRIBUTES[key]
  const text = typeof value === 'number' ? writeNumber(value, language) : value
  return unit === null ? text : unit === '″' ? `${text}${unit}` : `${text} ${unit}`
}

/** As `writeFigure`; what is counted says of what. */
export const writeSize = (key: AttributeKey, value: Value, language: Language): string => {
  const figure = writeFigure(key, value, language)
  const word = typeof value === 'number' ? countWord(key, value, language) : undefined
  return word === undefined ? figure : `${figure} ${word}`
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Fill = (slot: string, language: Language) => string
const parsed = new Map<string, readonly string[]>()

/** Words and slots by turns. */
const parse = (template: string): readonly string[] => {
  const parts = parsed.get(template) ?? template.split(/[{}]/)
  parsed.set(template, parts)
  return parts
}

export const fillTemplate = (template: string, language: Language, fill: Fill): string => {
  let text = ''
  for (const [index, part] of parse(template).entries()) text += index % 2 === 0 ? part : fill(part, language)
  return text
}

export type ByLanguage = Record<Language, string>

export const inEachLanguage = (write: (language: Language, position: number) => string): ByLanguage => ({
  en: write('en', 0),
  de: write('de', 1),
  fr: write('fr', 2),
  es: write('es', 3),
  pl: write('pl', 4),
  zh: write('zh', 5),
})

export const wordsByLanguage = (words: Words): ByLanguage => inEachLanguage((_, position) => words[position] ?? '')

/** Sentences of a description; Chinese ones follow each other without a space. */
export const joinSentences = (sentences: readonly ByLanguage[]): ByLanguage =>
  inEachLanguage((language) => sentences.map((sentence) => sentence[language]).join(language === 'zh' ? '' : ' '))

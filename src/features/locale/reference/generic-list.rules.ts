import { lookUp } from '#kernel/look-up.ts'
import type { Dictionary } from '#kernel/texts.ts'

/** Short lists that forms of several features offer; the words are texts, `list.{name}.{value}`. */
const GENERIC_LISTS = {
  salutation: ['ms', 'mr', 'mx', 'dr', 'prof'],
  casePriority: ['low', 'medium', 'high', 'critical'],
  requestReason: ['new-account', 'additional-access', 'address-change', 'product-question', 'order-question', 'other'],
  contactMethod: ['email', 'phone'],
} as const

export type GenericItem = { readonly value: string; readonly title: string }

/** Every list in one language [7.5.7]. */
export const fillGenericLists = (texts: Dictionary): Record<string, GenericItem[]> =>
  Object.fromEntries(
    Object.entries(GENERIC_LISTS).map(([name, values]) => [
      name,
      values.map((value) => ({ value, title: lookUp(texts, `list.${name}.${value}`) ?? value })),
    ]),
  )

const FORM_PREFIX = 'form.'

/** What the marketing forms' labels are called in each language, by the English label [7.7.4]. */
export const buildFormDictionary = (texts: Readonly<Record<string, Dictionary>>): Record<string, Record<string, string>> => {
  const english = Object.entries(texts['en'] ?? {}).filter(([key]) => key.startsWith(FORM_PREFIX))
  return Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [
      language,
      Object.fromEntries(english.map(([key, label]) => [label, lookUp(own, key) ?? label])),
    ]),
  )
}

/** Where the dictionary of the forms is; the forms' provider is called by what it does. */
export const formDictionaryPath = (site: string): string =>
  `/content/dam/${site}/en/documents/marketing-form-translation/marketing-form-translation-dictionary.json`

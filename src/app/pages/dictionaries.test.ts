import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { fillText, listPlaceholders } from '#kernel/texts.ts'
import { loadDictionaries } from '#app/pages/dictionaries.ts'

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).toSorted()

const dictionaries = await loadDictionaries()

test.each(LANGUAGES)('no text is missing in %s, and every value to fill in has its place', (language) => {
  expect(Object.keys(dictionaries[language])).toEqual(Object.keys(dictionaries.en))
  for (const [namespace, english] of Object.entries(dictionaries.en)) {
    const translated = dictionaries[language][namespace] ?? {}
    expect({ namespace, keys: Object.keys(translated).toSorted() }).toEqual({ namespace, keys: Object.keys(english).toSorted() })
    for (const [key, text] of Object.entries(english)) {
      expect(translated[key], `${namespace}.${key}`).toBeTruthy()
      expect({ key, marks: placeholders(translated[key] ?? '') }).toEqual({ key, marks: placeholders(text) })
    }
  }
})

/** How many words stand with a number: French says which ones go with nothing, Polish has three, Chinese none. */
const FORMS: Readonly<Record<Language, RegExp>> = {
  ...{ en: /^[^|]+\|[^|]+$/, de: /^[^|]+\|[^|]+$/, es: /^[^|]+\|[^|]+$/ },
  ...{ fr: /^0\|[^|]+\|[^|]+$/, pl: /^[^|]+\|[^|]+\|[^|]+$/, zh: /^$/ },
}

test.each(LANGUAGES)('words in %s go with numbers as the language counts', (language) => {
  const wrong = Object.entries(dictionaries[language]).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => [...text.matchAll(/\{\w+\|([^{}]*)\}/g)].some(([, words = '']) => !FORMS[language].test(words)))
      .map(([key]) => `${namespace}.${key}`),
  )
  expect(wrong).toEqual([])
})

test.each(LANGUAGES)('no mark is left of a text in %s once its values are filled in', (language) => {
  const values = (text: string) => Object.fromEntries(listPlaceholders(text).map((name) => [name, 2]))
  const left = Object.entries(dictionaries[language]).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => /\{\w+\|/.test(fillText(text, values(text))))
      .map(([key]) => `${namespace}.${key}`),
  )
  expect(left).toEqual([])
})

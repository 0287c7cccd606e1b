import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { Dictionary } from '#kernel/texts.ts'
import { de } from '#ui/texts/de.ts'
import { en } from '#ui/texts/en.ts'
import { es } from '#ui/texts/es.ts'
import { fr } from '#ui/texts/fr.ts'
import { pl } from '#ui/texts/pl.ts'
import { zh } from '#ui/texts/zh.ts'

const dictionaries: Record<Language, Dictionary> = { en, de, fr, es, pl, zh }
const listMarks = (dictionary: Dictionary) =>
  Object.entries(dictionary)
    .map(([key, text]) => `${key}: ${(text.match(/\{\w+\}/g) ?? []).toSorted().join(' ')}`)
    .toSorted()

test.each(LANGUAGES)('the texts in %s have the keys and the marks of the English ones', (language) => {
  expect(listMarks(dictionaries[language])).toEqual(listMarks(en))
})

test.each(LANGUAGES)('no text in %s is empty', (language) => {
  expect(Object.entries(dictionaries[language]).filter(([, text]) => text.trim() === '')).toEqual([])
})

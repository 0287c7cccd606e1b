import { expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '#features/search/search-api/public.ts'
import { de } from '#features/search/search-admin/texts/de.ts'
import { en } from '#features/search/search-admin/texts/en.ts'
import { es } from '#features/search/search-admin/texts/es.ts'
import { fr } from '#features/search/search-admin/texts/fr.ts'
import { pl } from '#features/search/search-admin/texts/pl.ts'
import { zh } from '#features/search/search-admin/texts/zh.ts'

const marks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(Object.entries({ de, es, fr, pl, zh }))('the texts in %s fill in the same values as the English ones', (_, texts) => {
  for (const [key, text] of Object.entries(en)) expect(marks(texts[key as keyof typeof en])).toEqual(marks(text))
})

test.each(Object.entries({ de, en, es, fr, pl, zh }))('every document type has a name in %s', (_, texts) => {
  for (const type of DOCUMENT_TYPES) expect(texts[`type.${type}`]).toBeTruthy()
})

import { expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '#features/search/search-api/public.ts'
import { de } from '#features/search/search/texts/de.ts'
import { en } from '#features/search/search/texts/en.ts'
import { es } from '#features/search/search/texts/es.ts'
import { fr } from '#features/search/search/texts/fr.ts'
import { pl } from '#features/search/search/texts/pl.ts'
import { zh } from '#features/search/search/texts/zh.ts'

const marks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(Object.entries({ de, es, fr, pl, zh }))('the texts in %s fill in the same values as the English ones', (_, texts) => {
  for (const [key, text] of Object.entries(en)) expect(marks(texts[key as keyof typeof en])).toEqual(marks(text))
})

test.each(Object.entries({ de, en, es, fr, pl, zh }))(
  'every document type has a label, a hint and a hover text in %s [2.8.6]',
  (_, texts) => {
    const labels = DOCUMENT_TYPES.map((type) => texts[`type.${type}`])
    expect(new Set(labels).size).toBe(DOCUMENT_TYPES.length)
    expect(DOCUMENT_TYPES).toEqual(
      expect.arrayContaining(['Product', 'Sku', 'HybrisSku', 'news-events-id', 'support', 'Trainings']),
    )
    for (const type of DOCUMENT_TYPES) {
      const [label, hint, hover] = [texts[`type.${type}`], texts[`type.${type}.hint`], texts[`type.${type}.hover`]]
      for (const text of [label, hint, hover]) expect(text, type).toEqual(expect.stringMatching(/\S/))
      expect(hover, type).not.toBe(hint)
    }
  },
)

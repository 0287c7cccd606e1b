import { expect, test } from 'vitest'
import { de } from '#foundation/locale/texts/de.ts'
import { en } from '#foundation/locale/texts/en.ts'
import { es } from '#foundation/locale/texts/es.ts'
import { fr } from '#foundation/locale/texts/fr.ts'
import { pl } from '#foundation/locale/texts/pl.ts'
import { zh } from '#foundation/locale/texts/zh.ts'

const marks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(Object.entries({ de, es, fr, pl, zh }))('the texts in %s fill in the same values as the English ones', (_, texts) => {
  for (const [key, text] of Object.entries(en)) expect(marks(texts[key as keyof typeof en])).toEqual(marks(text))
})

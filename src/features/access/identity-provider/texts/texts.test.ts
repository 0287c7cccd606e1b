import { expect, test } from 'vitest'
import { de } from '#features/access/identity-provider/texts/de.ts'
import { en } from '#features/access/identity-provider/texts/en.ts'
import { es } from '#features/access/identity-provider/texts/es.ts'
import { fr } from '#features/access/identity-provider/texts/fr.ts'
import { pl } from '#features/access/identity-provider/texts/pl.ts'
import { zh } from '#features/access/identity-provider/texts/zh.ts'

const marks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(Object.entries({ de, es, fr, pl, zh }))('the texts in %s fill in the same values as the English ones', (_, texts) => {
  for (const [key, text] of Object.entries(en)) expect(marks(texts[key as keyof typeof en])).toEqual(marks(text))
})

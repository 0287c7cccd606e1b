import { expect, test } from 'vitest'
import { de } from '#features/storefront/product-tools/texts/de.ts'
import { en } from '#features/storefront/product-tools/texts/en.ts'
import { es } from '#features/storefront/product-tools/texts/es.ts'
import { fr } from '#features/storefront/product-tools/texts/fr.ts'
import { pl } from '#features/storefront/product-tools/texts/pl.ts'
import { zh } from '#features/storefront/product-tools/texts/zh.ts'

const marks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(Object.entries({ de, es, fr, pl, zh }))('the texts in %s fill in the same values as the English ones', (_, texts) => {
  for (const [key, text] of Object.entries(en)) expect(marks(texts[key as keyof typeof en])).toEqual(marks(text))
})

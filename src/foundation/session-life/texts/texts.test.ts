import { expect, test } from 'vitest'
import { de } from '#foundation/session-life/texts/de.ts'
import { en } from '#foundation/session-life/texts/en.ts'
import { es } from '#foundation/session-life/texts/es.ts'
import { fr } from '#foundation/session-life/texts/fr.ts'
import { pl } from '#foundation/session-life/texts/pl.ts'
import { zh } from '#foundation/session-life/texts/zh.ts'

const marks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(Object.entries({ de, es, fr, pl, zh }))('the texts in %s fill in the same values as the English ones', (_, texts) => {
  for (const [key, text] of Object.entries(en)) expect(marks(texts[key as keyof typeof en])).toEqual(marks(text))
})

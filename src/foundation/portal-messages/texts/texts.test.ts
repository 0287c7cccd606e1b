import { expect, test } from 'vitest'
import { de } from '#foundation/portal-messages/texts/de.ts'
import { en } from '#foundation/portal-messages/texts/en.ts'
import { es } from '#foundation/portal-messages/texts/es.ts'
import { fr } from '#foundation/portal-messages/texts/fr.ts'
import { pl } from '#foundation/portal-messages/texts/pl.ts'
import { zh } from '#foundation/portal-messages/texts/zh.ts'

test.each(Object.entries({ de, es, fr, pl, zh }))('every failure has words of its own in %s [8.9.3]', (_, texts) => {
  const keys = (Object.keys(en) as (keyof typeof en)[]).filter((key) => !key.startsWith('belongs.'))
  expect(keys).toHaveLength(8)
  for (const key of keys) expect(`${key}: ${texts[key]}`).not.toBe(`${key}: ${en[key]}`)
})

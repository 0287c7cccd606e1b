import { expect, test } from 'vitest'
import { de } from '#features/accounts/account-settings/texts/de.ts'
import { en } from '#features/accounts/account-settings/texts/en.ts'
import { es } from '#features/accounts/account-settings/texts/es.ts'
import { fr } from '#features/accounts/account-settings/texts/fr.ts'
import { pl } from '#features/accounts/account-settings/texts/pl.ts'
import { zh } from '#features/accounts/account-settings/texts/zh.ts'

const marks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(Object.entries({ de, es, fr, pl, zh }))('the texts in %s fill in the same values as the English ones', (_, texts) => {
  for (const [key, text] of Object.entries(en)) expect(marks(texts[key as keyof typeof en])).toEqual(marks(text))
})

const ABOUT_FAILURE = /error|failed|invalid|wrong|weak|^form\./

test.each(Object.entries({ de, es, fr, pl, zh }))('every failure has words of its own in %s [8.9.3]', (_, texts) => {
  const keys = (Object.keys(en) as (keyof typeof en)[]).filter((key) => ABOUT_FAILURE.test(key))
  expect(keys.length).toBeGreaterThan(7)
  for (const key of keys) expect(`${key}: ${texts[key]}`).not.toBe(`${key}: ${en[key]}`)
})

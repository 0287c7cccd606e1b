import { expect, test } from 'vitest'
import { toSaved, writeSaved } from '#features/search/saved-searches/saved-address.rules.ts'
import { newSavedSearchSchema } from '#features/search/saved-searches/saved-search.schema.ts'
import { readState } from '#features/search/search-api/public.ts'

test('what is kept opens as it was shown, at its first page', () => {
  const state = readState(new URLSearchParams('?search=seal&type=Product&brand=A&sort=title&page=3'))
  const stored = newSavedSearchSchema.parse(toSaved(' Seals ', state))
  expect(stored.name).toBe('Seals')
  const address = writeSaved(stored)
  expect(address).toBe('?search=seal&type=Product&brand=A&sort=title')
})

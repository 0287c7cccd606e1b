import { expect, test } from 'vitest'
import { listAudienceTokens, maySeePage } from '#features/site/content/page-audience.rules.ts'

const customer = { roles: ['customer'] } as const
const employee = { roles: ['internal'] } as const

test.each([
  ['for everyone is seen by a visitor', undefined, undefined, true],
  ['that names nobody is for everyone', [], undefined, true],
  ['for signed-in people is not seen by a visitor', ['signed-in'], undefined, false],
  ['for signed-in people is seen by a customer', ['signed-in'], customer, true],
  ['for employees is not seen by a customer', ['internal'], customer, false],
  ['for employees is seen by one', ['internal'], employee, true],
  ['for several roles is seen by each of them', ['internal', 'customer'], customer, true],
  ['for a role is not seen by someone without any', ['customer'], { roles: [] }, false],
] as const)('a page %s', (_, audience, viewer, expected) => {
  expect(maySeePage(audience, viewer)).toBe(expected)
})

test('search finds a narrowed page for those alone who may see it', () => {
  expect(listAudienceTokens([])).toBeUndefined()
  expect(listAudienceTokens(['signed-in', 'internal'])).toEqual(['signed-in', 'role:internal'])
})

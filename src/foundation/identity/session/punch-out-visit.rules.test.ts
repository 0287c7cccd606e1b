import { expect, test } from 'vitest'
import { readVisitOfAddress, readVisitOfHeader } from '#foundation/identity/session/punch-out-visit.rules.ts'

const ID = '0b8f2c3e-5a4d-4b7a-9c1d-2e3f4a5b6c7d'
const TOKEN = 'A'.repeat(43)

test.each([
  ['a page of the visit', `/punchout/visit/${ID}/cart`, { id: ID, token: undefined }],
  ['a window without cookies', `/punchout/visit/${ID}/cart?session=${TOKEN}`, { id: ID, token: TOKEN }],
  ['a token of another form', `/punchout/visit/${ID}?session=short`, { id: ID, token: undefined }],
  ['another page with the token', `/us/en/home?session=${TOKEN}`, undefined],
  ['something that is no id', '/punchout/visit/1234/cart', undefined],
])('the visit of %s [T-110]', (_, url, visit) => {
  expect(readVisitOfAddress(url)).toEqual(visit)
})

test.each([
  ['an id', ID, { id: ID, token: undefined }],
  ['an id with its token', `${ID}.${TOKEN}`, { id: ID, token: TOKEN }],
  ['a token alone', TOKEN, undefined],
  ['nothing', undefined, undefined],
])('a header with %s [T-110]', (_, header, visit) => {
  expect(readVisitOfHeader(header)).toEqual(visit)
})

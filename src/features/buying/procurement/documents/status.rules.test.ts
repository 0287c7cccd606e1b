import { expect, test } from 'vitest'
import { checkProfile, readStatus } from '#features/buying/procurement/documents/status.rules.ts'

test.each([
  [200, '<cXML><Response><Status code="200" text="OK"/></Response></cXML>', 200],
  [200, "<Response><Status text='x' code='406'/></Response>", 406],
  [200, 'OK', 200],
  [503, '<Status code="200"/>', 503],
])('HTTP %i with %s', (http, answer, status) => {
  expect(readStatus(http, answer)).toBe(status)
})

test.each([
  ['describes itself', 200, '<Status code="200" text="OK"/>', true],
  ['does not describe itself', 200, '<Status code="406" text="Not Acceptable"/>', true],
  ['does not know our credentials', 200, '<Status code="401" text="Unauthorized"/>', false],
  ['is broken', 200, '<Status code="500" text="Error"/>', false],
  ['is a web page', 200, '<html>Welcome</html>', false],
  ['is not there', 404, 'Not found', false],
])('a system that %s', (_, http, answer, isOk) => {
  expect(checkProfile(http, answer).isOk).toBe(isOk)
})

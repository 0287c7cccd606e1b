import { expect, test } from 'vitest'
import { readStatus } from '#features/buying/procurement/documents/status.rules.ts'

test.each([
  [200, '<cXML><Response><Status code="200" text="OK"/></Response></cXML>', 200],
  [200, "<Response><Status text='x' code='406'/></Response>", 406],
  [200, 'OK', 200],
  [503, '<Status code="200"/>', 503],
])('HTTP %i with %s', (http, answer, status) => {
  expect(readStatus(http, answer)).toBe(status)
})

import { expect, test } from 'vitest'
import { decideWhileReadOnly, type ReadOnlyCall, type ReadOnlyOutcome } from '#platform/read-only/read-only.rules.ts'

test.each<[string, ReadOnlyCall, ReadOnlyOutcome]>([
  ['a page is read', { method: 'GET' }, 'served'],
  ['and looked at without its body', { method: 'HEAD' }, 'served'],
  ['a browser that only asks what it may do is answered', { method: 'OPTIONS' }, 'served'],
  ['an order is refused', { method: 'POST' }, 'refused'],
  ['a change is refused', { method: 'PATCH' }, 'refused'],
  ['a replacement is refused', { method: 'PUT' }, 'refused'],
  ['a removal is refused', { method: 'DELETE' }, 'refused'],
  ['a search that comes as POST is served', { method: 'POST', whileReadOnly: 'reads' }, 'served'],
  ['people sign in', { method: 'POST', whileReadOnly: 'session' }, 'served'],
  ['an admin ends it', { method: 'DELETE', whileReadOnly: 'ends' }, 'served'],
  ['a count that nobody waits for is dropped', { method: 'POST', isDroppable: true }, 'dropped'],
])('while a site is read-only, %s', (_, call, outcome) => {
  expect(decideWhileReadOnly(call)).toBe(outcome)
})

import { expect, test } from 'vitest'
import { checkEvents, listReadableEvents, type EventKind } from '#foundation/outbox/event-right.rules.ts'
import type { UserRole } from '#kernel/scope.ts'

const KINDS: readonly EventKind[] = [
  { name: 'order.placed', right: 'orders' },
  { name: 'form.submitted', right: 'leads' },
  { name: 'analytics.recorded', right: null },
]

test.each<[readonly UserRole[], readonly string[]]>([
  [['admin'], ['form.submitted', 'analytics.recorded']],
  [
    ['admin', 'order-viewer'],
    ['order.placed', 'form.submitted', 'analytics.recorded'],
  ],
  [['author', 'lead-viewer'], []],
  [['internal', 'order-viewer'], []],
])('%j may have %j sent [T-102]', (roles, expected) => {
  expect(listReadableEvents(KINDS, roles)).toEqual(expected)
})

test('an event that is not there is told apart from one that needs a right', () => {
  expect(checkEvents(KINDS, ['admin'], ['order.placed', 'order.lost', 'form.submitted'])).toEqual({
    unknown: ['order.lost'],
    forbidden: ['order.placed'],
  })
})

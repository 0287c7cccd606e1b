import { expect, test } from 'vitest'
import { countHours, listEscalations } from './escalation.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 16, hour))
const event = (action: string, hour: number) => ({ action, at: at(hour) })

test.each([
  ['nothing yet', [event('submit', 8)], [[]]],
  ['twice, each counted from the submission', [event('submit', 8), event('escalate', 10), event('escalate', 12)], [[2, 4]]],
  [
    'from the last approval on anew',
    [event('submit', 8), event('escalate', 10), event('approve', 11), event('escalate', 14)],
    [[2], [3]],
  ],
])('escalations: %s', (_, events, expected) => {
  expect(listEscalations(events)).toEqual(expected)
})

test('hours without a decision count from the last one, not from an escalation', () => {
  expect(countHours([event('submit', 8), event('escalate', 10)], at(13))).toBe(5)
  expect(countHours([event('submit', 8), event('approve', 11)], at(13))).toBe(2)
})

import { expect, test } from 'vitest'
import { parseEvents, planReconnect, readUnread } from '#foundation/inbox/stream/stream-delay.rules.ts'

test.each([
  ['after the first failure', 1, 0, 0, 1_000],
  ['at most twice as late by chance', 1, 1, 0, 2_000],
  ['later after each further one', 4, 0, 0, 8_000],
  ['never later than five minutes', 40, 1, 0, 300_000],
  ['not before the server says', 1, 0, 60, 60_000],
  ['spread after it', 1, 1, 60, 90_000],
])('a stream is opened again %s', (_, failures, random, retryAfterS, expected) =>
  expect(planReconnect(failures, random, retryAfterS)).toBe(expected),
)

test('events may arrive in pieces; comments are no events', () => {
  const { events, rest } = parseEvents(':\n\nevent: unread\ndata: {"unread":5}\n\nevent: unr')
  expect(events).toEqual([{ name: 'unread', data: '{"unread":5}' }])
  expect(rest).toBe('event: unr')
})

test.each([
  ['unread', '{"unread":5}', 5],
  ['unread', '{}', undefined],
  ['end', '{}', undefined],
])('%s %s says %s', (name, data, expected) => expect(readUnread({ name, data })).toBe(expected))

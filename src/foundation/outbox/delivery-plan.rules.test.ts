import { describe, expect, test } from 'vitest'
import { delayByRate, MOST_A_MINUTE, PAUSES_S, planDelivery, waitForTurn } from '#foundation/outbox/delivery-plan.rules.ts'

describe('an answer [T-85]', () => {
  test.each([
    ['2xx is taken', { status: 204, attempts: 1 }, { step: 'delivered' }],
    ['410 switches the webhook off', { status: 410, attempts: 1 }, { step: 'gone' }],
    ['no answer is tried again soon', { status: undefined, attempts: 1 }, { step: 'retry', afterSeconds: 5 }],
    ['a redirect is no answer', { status: 302, attempts: 2 }, { step: 'retry', afterSeconds: 300 }],
    ['a fault of theirs waits longer each time', { status: 500, attempts: 9 }, { step: 'retry', afterSeconds: 86_400 }],
    ['after the last attempt it is given up', { status: 500, attempts: 10 }, { step: 'give-up' }],
  ] as const)('%s', (_, attempt, plan) => expect(planDelivery(attempt)).toEqual(plan))

  test('attempts go on for 75 hours, each pause longer than the one before', () => {
    expect(Math.floor(PAUSES_S.reduce((sum, pause) => sum + pause, 0) / 3600)).toBe(75)
    expect(PAUSES_S).toEqual(PAUSES_S.toSorted((one, other) => one - other))
  })
})

test.each([
  [0, 0],
  [MOST_A_MINUTE - 1, 0],
  [MOST_A_MINUTE, 60],
  [MOST_A_MINUTE * 3, 180],
])('with %d events in the last minute the next one waits %d s [T-98]', (events, seconds) =>
  expect(delayByRate(events)).toBe(seconds),
)

test.each([
  [0, 2],
  [50, 50],
  [100_000, 600],
])('with %d waiting it looks again after %d s [T-98]', (waiting, seconds) => expect(waitForTurn(waiting)).toBe(seconds))

import { expect, test } from 'vitest'
import {
  isOver,
  QUOTE_STATES,
  QUOTE_STEPS,
  stateAt,
  takeStep,
  waitsForStaff,
  type QuoteState,
  type QuoteStep,
} from '#features/buying/quotes/quote-state.rules.ts'

/** Every step that is possible; all others are refused. */
const POSSIBLE: readonly (readonly [QuoteState, QuoteStep, QuoteState])[] = [
  ['Requested', 'offer', 'Offered'],
  ['Requested', 'decline', 'Declined'],
  ['Offered', 'offer', 'Offered'],
  ['Offered', 'counter', 'Countered'],
  ['Offered', 'accept', 'Accepted'],
  ['Offered', 'decline', 'Declined'],
  ['Offered', 'expire', 'Expired'],
  ['Countered', 'offer', 'Offered'],
  ['Countered', 'counter', 'Countered'],
  ['Countered', 'decline', 'Declined'],
  ['Accepted', 'order', 'Ordered'],
  ['Accepted', 'expire', 'Expired'],
]

test.each(QUOTE_STATES.flatMap((state) => QUOTE_STEPS.map((step) => [state, step] as const)))(
  'a quote that is %s and the step %s',
  (state, step) => {
    const [, , next] = POSSIBLE.find(([from, taken]) => from === state && taken === step) ?? []
    expect(takeStep(state, step)).toBe(next)
  },
)

test.each([
  ['Requested', false, true],
  ['Offered', false, false],
  ['Countered', false, true],
  ['Accepted', false, false],
  ['Declined', true, false],
  ['Expired', true, false],
  ['Ordered', true, false],
] as const)('%s: is over %s, waits for staff %s', (state, over, waits) => {
  expect([isOver(state), waitsForStaff(state)]).toEqual([over, waits])
})

const END = new Date('2026-11-30T17:00:00Z')
const before = new Date(END.getTime() - 1)
const after = new Date(END.getTime() + 1)

test.each([
  ['an offer before its end', 'Offered', END, before, 'Offered'],
  ['an offer at its end', 'Offered', END, END, 'Offered'],
  ['an offer after its end', 'Offered', END, after, 'Expired'],
  ['an accepted one after its end', 'Accepted', END, after, 'Expired'],
  ['one that staff have to answer', 'Countered', END, after, 'Countered'],
  ['one that was ordered', 'Ordered', END, after, 'Ordered'],
  ['one that was declined', 'Declined', END, after, 'Declined'],
  ['a request, which has no end', 'Requested', null, after, 'Requested'],
] as const)('%s', (_, state, validUntil, now, expected) => {
  expect(stateAt({ state, validUntil }, now)).toBe(expected)
})

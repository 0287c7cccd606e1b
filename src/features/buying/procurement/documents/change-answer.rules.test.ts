import { expect, test } from 'vitest'
import { answerChanges } from '#features/buying/procurement/documents/change-answer.rules.ts'

const order = {
  payloadIds: ['new@x', 'first@x', 'second@x'],
  changes: [
    { changeId: 'c1', payloadId: 'first@x' },
    { changeId: 'c2', payloadId: 'second@x' },
  ],
}
const row = (id: string, state: string, answer = '') => ({ id, state, answer })

test.each([
  ['nothing was decided', [row('c1', 'Requested')], []],
  ['one is made', [row('c1', 'Approved')], [['first@x', 'The change was made.']]],
  [
    'one is refused',
    [row('c1', 'Refused', 'Too late.')],
    [['new@x', 'The change was refused; the order stands as it was. Too late.']],
  ],
  [
    'one is made and the next one refused',
    [row('c1', 'Approved'), row('c2', 'Refused')],
    [
      ['first@x', 'The change was made.'],
      ['first@x', 'The change was refused; the order stands as it was.'],
    ],
  ],
])('the order stands as the last agreed message describes it: %s', (_, decided, expected) => {
  expect(answerChanges(order, decided).map(({ payloadId, comment }) => [payloadId, comment])).toEqual(expected)
})

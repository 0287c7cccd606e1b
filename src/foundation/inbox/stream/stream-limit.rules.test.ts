import { expect, test } from 'vitest'
import { chooseStreamLimits, findStreamLimit, parseNotice } from '#foundation/inbox/stream/stream-limit.rules.ts'

test.each([
  [0, 0, undefined],
  [9, 1, undefined],
  [9, 2, 'person'],
  [10, 0, 'in-all'],
  [10, 2, 'person'],
] as const)('with %d streams in all and %d of the person: %s', (total, ofPerson, expected) =>
  expect(findStreamLimit({ perPerson: 2, inAll: 10 }, { total, ofPerson })).toBe(expected),
)

test('most connections remain for pages', () => {
  expect(chooseStreamLimits(8192)).toEqual({ perPerson: 8, inAll: 2048 })
  expect(chooseStreamLimits(4)).toEqual({ perPerson: 8, inAll: 8 })
})

test('a notice names tenant and person', () => expect(parseNotice('sps 1-2')).toEqual({ tenant: 'sps', personId: '1-2' }))

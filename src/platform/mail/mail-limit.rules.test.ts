import { expect, test } from 'vitest'
import { addEarlier, decideMail, MAIL_LIMITS, writeCombined, type EarlierMail } from '#platform/mail/mail-limit.rules.ts'

const none = { aboutOne: 0, ofTemplate: 0, byCauser: 0, toRecipient: 0 }

test.each([
  ['the first notice leaves', 'notice', {}, 'send'],
  ['the second about the same thing too', 'notice', { aboutOne: 1, ofTemplate: 1 }, 'send'],
  ['the third is gathered', 'notice', { aboutOne: 2, ofTemplate: 2 }, 'gather'],
  ['many things to one recipient are gathered', 'notice', { ofTemplate: 10 }, 'gather'],
  ['a recipient who gets many from others gets them gathered', 'notice', { toRecipient: 120 }, 'gather'],
  ['a causer of many notices causes no more', 'notice', { byCauser: 60 }, 'drop'],
  ['a conversation goes on without delay', 'conversation', { aboutOne: 9, ofTemplate: 9 }, 'send'],
  ['security notices are gathered, never dropped', 'security', { byCauser: 10_000, ofTemplate: 10_000 }, 'gather'],
  ['links are gathered, never dropped', 'link', { ofTemplate: 5, byCauser: 60 }, 'gather'],
  ['a decision reaches its person even when its author decides many', 'answer', { byCauser: 599 }, 'send'],
  ['subscribers are not limited by who published', 'broadcast', { byCauser: 10_000 }, 'send'],
] as const)('%s [T-101]', (_, mailClass, use, expected) => {
  expect(decideMail(mailClass, { ...none, ...use })).toBe(expected)
})

test.each([
  [100, 2, 'gather'],
  [200, 3, 'send'],
  [200, 4, 'gather'],
  [10, 0, 'send'],
  [10, 1, 'gather'],
] as const)('at %d%% of the limits the notice after %d about one thing: %s', (percent, aboutOne, expected) => {
  expect(decideMail('notice', { ...none, aboutOne }, percent)).toBe(expected)
})

test('only what stands in a list elsewhere may be dropped [T-101]', () => {
  const dropped = Object.entries(MAIL_LIMITS).filter(([, { isEssential }]) => !isEssential)
  expect(dropped.map(([name]) => name)).toEqual(['notice', 'conversation'])
})

test('a combined mail stays short, however many it stands for [T-101]', () => {
  let earlier: readonly EarlierMail[] = []
  for (let n = 0; n < 500; n += 1) earlier = addEarlier(earlier, `Request ${n % 50}`)
  expect(earlier).toHaveLength(21)
  expect(earlier.reduce((sum, { count }) => sum + count, 0)).toBe(500)
  expect(writeCombined('Latest', [{ subject: 'First', count: 2 }])).toBe('Latest\n\n-- \nFirst (× 2)\n')
  expect(writeCombined('Alone', [])).toBe('Alone')
})

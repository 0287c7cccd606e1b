import { expect, test } from 'vitest'
import { nameRefusal } from '#features/buying/procurement/page/refusal.rules.ts'

test.each([
  [{ code: 'taken' }, 'refused.taken'],
  [{ code: 'invalid', details: [{ path: 'person', message: 'x' }] }, 'refused.person'],
  [{ code: 'invalid', details: [{ path: '/body/frameOrigins/0', message: 'x' }] }, 'refused.frameOrigins'],
  [{ code: 'invalid', details: [{ path: '/body/sharedSecret', message: 'x' }] }, 'refused.sharedSecret'],
  [{ code: 'other' }, 'failed'],
  [undefined, 'failed'],
])('what was refused: %j', (problem, word) => {
  expect(nameRefusal(problem)).toBe(word)
})

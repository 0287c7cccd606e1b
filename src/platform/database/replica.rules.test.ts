import { describe, expect, test } from 'vitest'
import {
  chooseReplica,
  describeReplica,
  findPastPosition,
  isReady,
  keepSamples,
  parsePosition,
  writePosition,
} from '#platform/database/replica.rules.ts'

test.each([
  ['16/B374D848', 0x16_b3_74_d8_48n],
  ['0/0', 0n],
  ['FFFFFFFF/FFFFFFFF', 2n ** 64n - 1n],
])('the position %s is read and written', (text, position) => {
  expect(parsePosition(text)).toBe(position)
  expect(writePosition(position)).toBe(text)
})

test.each(['', '1', '1/2/3', 'x/1', '123456789/0', undefined, null])('%s is no position', (text) => {
  expect(parsePosition(text)).toBeUndefined()
})

describe('a replica is read only while it is alive and not later than a second [T-115]', () => {
  test.each([
    ['up to date', { at: 900, replayed: 10n }, 10n, true],
    ['behind, but by less than a second', { at: 900, replayed: 10n }, 10n, true],
    ['a second late', { at: 900, replayed: 9n }, 10n, false],
    ['silent for a second', { at: -101, replayed: 10n }, 10n, false],
    ['never seen', undefined, 10n, false],
    ['beside a primary that nobody could ask', { at: 900, replayed: 10n }, undefined, false],
  ])('%s', (_, state, past, expected) => {
    expect(isReady(state, { now: 900, past })).toBe(expected)
  })
})

test('how late a replica is counts from where the primary was some looks ago', () => {
  const samples = [100, 350, 600, 850, 1100].map((at) => ({ at, position: BigInt(at) }))
  expect(findPastPosition(samples, 700)).toBeUndefined()
  expect(findPastPosition(samples, 1100)).toBe(350n)
  expect(keepSamples(samples, 1400).map(({ at }) => at)).toEqual([600, 850, 1100])
  expect(keepSamples(samples, 700)).toEqual(samples)
})

test.each([
  ['up to date', { at: 900, replayed: 30n }, { isRead: true, behind: 0 }],
  ['a little behind', { at: 900, replayed: 20n }, { isRead: true, behind: 10 }],
  ['late', { at: 900, replayed: 5n }, { isRead: false, behind: 25 }],
  ['silent', { at: -200, replayed: 30n }, { isRead: false, behind: undefined }],
  ['never seen', undefined, { isRead: false, behind: undefined }],
])('metrics of a replica that is %s', (_, state, expected) => {
  const latest = { at: 900, position: 30n }
  expect(describeReplica('db2', state, { now: 900, past: 10n, latest })).toEqual({ name: 'db2', ...expected })
})

describe('a reader gets', () => {
  const fresh = { at: 0, replayed: 20n }
  const behind = { at: 0, replayed: 12n }
  const late = { at: 0, replayed: 5n }
  const readiness = { now: 0, past: 10n }
  test.each([
    ['the replica in turn', [fresh, fresh], 0n, 1, { kind: 'read', index: 1 }],
    ['the one that has their own change', [behind, fresh], 15n, 0, { kind: 'read', index: 1 }],
    ['one to wait for where none has it yet', [behind, late], 15n, 1, { kind: 'wait', index: 0 }],
    ['the primary where all are late', [late, undefined], 0n, 0, { kind: 'primary' }],
    ['the primary where there are none', [], 0n, 3, { kind: 'primary' }],
  ])('%s [T-115]', (_, states, needed, turn, expected) => {
    expect(chooseReplica(states, readiness, { needed, turn })).toEqual(expected)
  })
})

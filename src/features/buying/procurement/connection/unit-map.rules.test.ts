import { expect, test } from 'vitest'
import { readUnits, toOurUnit, toTheirUnit, writeUnits } from '#features/buying/procurement/connection/unit-map.rules.ts'

const UNITS = { ST: 'EA', Stk: 'EA', M: 'MTR' }

test.each([
  ['ST', 'EA'],
  ['st', 'EA'],
  ['stk', 'EA'],
  ['M', 'MTR'],
  ['BX', 'BX'],
  ['constructor', 'constructor'],
])('their %s is our %s', (theirs, ours) => {
  expect(toOurUnit(UNITS, theirs)).toBe(ours)
})

test.each([
  ['EA', 'ST'],
  ['MTR', 'M'],
  ['PR', 'PR'],
])('our %s leaves as %s', (ours, theirs) => {
  expect(toTheirUnit(UNITS, ours)).toBe(theirs)
})

test.each([
  ['ST=EA\n M = mtr \n', { ST: 'EA', M: 'MTR' }],
  ['', {}],
  ['ST', undefined],
  ['ST=EACH', undefined],
  [Array.from({ length: 51 }, (_, at) => `U${at}=EA`).join('\n'), undefined],
])('reads %j', (text, units) => {
  expect(readUnits(text)).toEqual(units)
})

test('what was written is read again', () => {
  expect(readUnits(writeUnits(UNITS))).toEqual(UNITS)
})

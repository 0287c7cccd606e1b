import { expect, test } from 'vitest'
import {
  addMonths,
  DEFAULT_DATE_FORMAT,
  DEFAULT_WEEK_START,
  listWeeks,
  readDate,
  resolveBound,
  writeDate,
} from '#features/forms/forms/rules/date.rules.ts'

test.each([
  ['11/24/2026', 'mm/dd/yyyy', '2026-11-24'],
  ['24.11.2026', 'dd.mm.yyyy', '2026-11-24'],
  ['4.1.26', 'dd.mm.yyyy', '2026-01-04'],
  ['2026-11-24', 'mm/dd/yyyy', '2026-11-24'],
  ['24/11/2026', 'mm/dd/yyyy', undefined],
  ['30.02.2026', 'dd.mm.yyyy', undefined],
  ['tomorrow', 'mm/dd/yyyy', undefined],
])('%s written as %s is %s [3.16.1, 9.7.3]', (typed, format, expected) => expect(readDate(typed, format)).toBe(expected))

test('unless it is said a day is shown as mm/dd/yyyy, and the week starts on Sunday [9.7.3]', () => {
  expect(writeDate('2026-11-24', DEFAULT_DATE_FORMAT)).toBe('11/24/2026')
  expect(listWeeks('2026-11')[0]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ])
  expect(DEFAULT_WEEK_START).toBe(0)
})

test('weeks may begin on Monday', () => {
  const weeks = listWeeks('2026-11', 1)
  expect(weeks[0]?.slice(5)).toEqual([undefined, '2026-11-01'])
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %i months is %s', (month, count, expected) => expect(addMonths(month, count)).toBe(expected))

test.each([
  ['+3', '2026-11-19'],
  ['-16', '2026-10-31'],
  ['2026-12-24', '2026-12-24'],
  [undefined, undefined],
])('the bound %s is %s on 16 November', (bound, expected) => expect(resolveBound(bound, '2026-11-16')).toBe(expected))

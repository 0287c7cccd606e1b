import { describe, expect, test } from 'vitest'
import { dayAt, firstDayFrom, listDays, takeDue, type Schedule } from '#features/buying/recurring-orders/schedule.rules.ts'

const every = (startsOn: string, count: number, unit: Schedule['every']['unit']): Schedule => ({
  startsOn,
  every: { count, unit },
})

describe('days', () => {
  test.each([
    [
      'every month on the 31st',
      every('2027-01-31', 1, 'months'),
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    ],
    ['in a leap year', every('2028-01-31', 1, 'months'), ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']],
    [
      'on the 29th of February',
      every('2028-02-29', 12, 'months'),
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    [
      'every third month',
      every('2026-11-30', 3, 'months'),
      ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30'],
    ],
    ['every four weeks', every('2026-11-24', 4, 'weeks'), ['2026-11-24', '2026-12-22', '2027-01-19', '2027-02-16', '2027-03-16']],
    ['every 14 days', every('2026-11-26', 14, 'days'), ['2026-11-26', '2026-12-10', '2026-12-24', '2027-01-07', '2027-01-21']],
  ])('%s', (_, schedule, expected) => {
    expect(listDays(schedule, schedule.startsOn, 5)).toEqual(expected)
  })

  test('after years the 31st is still the 31st', () => {
    expect(dayAt(every('2027-01-31', 1, 'months'), 120)).toBe('2037-01-31')
  })

  test.each([
    ['the first one where it begins later', every('2027-01-31', 1, 'months'), '2026-11-18', '2027-01-31'],
    ['the day itself', every('2026-01-31', 1, 'months'), '2026-11-30', '2026-11-30'],
    ['the next one', every('2026-01-31', 1, 'months'), '2026-12-01', '2026-12-31'],
    ['the next of days', every('2026-01-01', 3, 'days'), '2026-11-18', '2026-11-18'],
    ['far ahead', every('2020-01-31', 1, 'days'), '2026-11-18', '2026-11-18'],
  ])('from a day on: %s', (_, schedule, from, expected) => {
    expect(firstDayFrom(schedule, from)).toBe(expected)
  })
})

describe('what is due', () => {
  const monthly = every('2026-08-31', 1, 'months')
  test.each([
    ['nothing before its day', '2026-11-30', '2026-11-29', undefined],
    ['its day', '2026-11-30', '2026-11-30', { due: '2026-11-30', next: '2026-12-31' }],
    ['the latest of several that were missed, once', '2026-09-30', '2026-11-30', { due: '2026-11-30', next: '2026-12-31' }],
    ['the one that was missed by a day', '2026-11-30', '2026-12-01', { due: '2026-11-30', next: '2026-12-31' }],
  ])('is %s', (_, nextOn, today, expected) => {
    expect(takeDue(monthly, nextOn, today)).toEqual(expected)
  })
})

import { expect, test } from 'vitest'
import { nextSummaryAt, timeZoneOf } from '#foundation/inbox/summary-time.rules.ts'

test.each([
  ['before seven, the same day', '2026-11-18T04:10:00Z', 'DE', '2026-11-18T06:00:00.000Z'],
  ['at seven, the next day', '2026-11-18T06:00:00Z', 'DE', '2026-11-19T06:00:00.000Z'],
  ['after seven, the next day', '2026-11-18T06:10:00Z', 'DE', '2026-11-19T06:00:00.000Z'],
  ['over the end of summer time', '2026-10-24T12:00:00Z', 'DE', '2026-10-25T06:00:00.000Z'],
  ['over its beginning', '2027-03-27T12:00:00Z', 'DE', '2027-03-28T05:00:00.000Z'],
  ['in Chicago', '2026-11-18T14:00:00Z', 'US', '2026-11-19T13:00:00.000Z'],
  ['in a zone with half hours', '2026-11-18T03:00:00Z', 'IN', '2026-11-19T01:30:00.000Z'],
  ['where the country is unknown, by UTC', '2026-11-18T14:00:00Z', 'XX', '2026-11-19T07:00:00.000Z'],
])('the next summary is due %s', (_, now, country, expected) =>
  expect(nextSummaryAt(new Date(now), timeZoneOf(country)).toISOString()).toBe(expected),
)

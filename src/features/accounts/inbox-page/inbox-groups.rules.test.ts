import { expect, test } from 'vitest'
import { groupEntries } from '#features/accounts/inbox-page/inbox-groups.rules.ts'

const NOW = new Date('2026-11-18T03:00:00Z')

test.each([
  ['what needs the reader, however old', { needsAction: true, at: '2026-01-01T00:00:00Z' }, 'UTC', 'needs'],
  ['today', { needsAction: false, at: '2026-11-18T00:00:00Z' }, 'UTC', 'today'],
  ['a moment ahead of the browser’s clock', { needsAction: false, at: '2026-11-19T00:00:00Z' }, 'UTC', 'today'],
  ['yesterday', { needsAction: false, at: '2026-11-17T23:59:00Z' }, 'UTC', 'yesterday'],
  ['still today where the day began earlier', { needsAction: false, at: '2026-11-17T23:59:00Z' }, 'Asia/Shanghai', 'today'],
  ['today where it is still the day before', { needsAction: false, at: '2026-11-17T12:00:00Z' }, 'America/Chicago', 'today'],
  ['earlier', { needsAction: false, at: '2026-11-16T12:00:00Z' }, 'UTC', 'earlier'],
] as const)('%s', (_, entry, timeZone, expected) =>
  expect(groupEntries([entry], NOW, timeZone).map(({ group }) => group)).toEqual([expected]),
)

test('groups keep the order of their entries, and empty ones are left out', () => {
  const entry = (at: string, needsAction = false) => ({ at, needsAction })
  const groups = groupEntries(
    [entry('2026-11-10T00:00:00Z', true), entry('2026-11-18T02:00:00Z'), entry('2026-11-18T01:00:00Z')],
    NOW,
    'UTC',
  )
  expect(groups.map(({ group, entries }) => [group, entries.map(({ at }) => at)])).toEqual([
    ['needs', ['2026-11-10T00:00:00Z']],
    ['today', ['2026-11-18T02:00:00Z', '2026-11-18T01:00:00Z']],
  ])
})

import { expect, test } from 'vitest'
import { describeChange, MOST_BYTES } from '#foundation/data-kinds/writing/line-change.service.ts'

const LONG = 'x'.repeat(MOST_BYTES)

test.each([
  [
    'the fields that differ',
    { name: 'A', city: 'X' },
    { name: 'B', city: 'X' },
    false,
    { before: { name: 'A' }, after: { name: 'B' } },
  ],
  [
    'none that a line leaves out',
    { name: 'A', city: 'X' },
    { name: 'B' },
    false,
    { before: { name: 'A' }, after: { name: 'B' } },
  ],
  ['one that is taken away', { name: 'A' }, { name: null }, false, { before: { name: 'A' }, after: { name: null } }],
  ['all of a new line', undefined, { name: 'B' }, false, { before: null, after: { name: 'B' } }],
  ['all of a line that goes', { name: 'A' }, undefined, false, { before: { name: 'A' }, after: null }],
  [
    'names alone where they are personal',
    { mail: 'a@b' },
    { mail: 'c@d' },
    true,
    { before: { mail: null }, after: { mail: '…' } },
  ],
  ['names alone of a person who goes', { mail: 'a@b' }, undefined, true, { before: { mail: '…' }, after: null }],
  ['short ones beside one that is too long', { html: LONG, name: 'A' }, { html: 'short', name: 'B' }, false, { before: { html: null, name: 'A' }, after: { html: '…', name: 'B' } }], // prettier-ignore
])('the history of a line stores %s', (_, before, after, isPersonal, expected) => {
  expect(describeChange({ before, after, isPersonal })).toEqual(expected)
})

test('many short values together are no more bytes than one entry takes', () => {
  const after = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`field${at}`, 'y'.repeat(100)]))
  const stored = Object.values(describeChange({ before: undefined, after, isPersonal: false }).after ?? {})
  expect(stored.filter((value) => value !== '…').join('').length).toBeLessThan(MOST_BYTES)
  expect(stored).toHaveLength(100)
})

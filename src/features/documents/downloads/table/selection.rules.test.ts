import { expect, test } from 'vitest'
import { sortRows, writeMegabytes, type DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { groupByGate, checkSelection, splitForAll } from '#features/documents/downloads/table/selection.rules.ts'

const row = (name: string, more: Partial<DocumentRow> = {}): DocumentRow => ({
  address: `/content/dam/sps/${name}`,
  name,
  kind: 'manual',
  size: 1_000_000,
  updatedAt: '2026-01-01T00:00:00Z',
  sha256: '',
  gate: 'free',
  ...more,
})
const FREE = row('free')
const EULA = row('eula', { gate: 'eula', gatePath: '/us/en/fragments/a' })
const FORM = row('form', { gate: 'form', gatePath: '/us/en/fragments/b' })
const HUGE = row('huge', { size: 19_000_001 })

test.each([
  ['nothing', [], false, []],
  ['one', [FREE], true, []],
  ['a free one and one behind an agreement', [FREE, EULA], true, []],
  ['a free one and one behind a form', [FREE, FORM], true, []],
  ['both gates', [FORM, EULA], false, ['mixed']],
  ['as much as there may be', [{ ...HUGE, size: 19_000_000 }, FREE], true, []],
  ['a byte more', [HUGE, FREE], false, ['too-large']],
  ['too much of both gates', [HUGE, EULA, FORM], false, ['too-large', 'mixed']],
])('with %s chosen, the download is allowed: %s [2.18.4, 4.15.1, 5.10.1, 8.6.1, 8.6.2]', (_, chosen, mayDownload, notices) => {
  expect(checkSelection(chosen, 20)).toMatchObject({ mayDownload, notices })
})

test.each([
  ['nothing: all free ones', [], { free: ['free', 'huge'], eula: ['eula'], form: ['form'] }],
  ['some: the free ones of them', [FREE, EULA], { free: ['free'], eula: ['eula'], form: [] }],
  ['none that is free', [EULA], { free: [], eula: ['eula'], form: [] }],
])('all, with %s chosen, and what is left out by its gate [2.18.11]', (_, chosen, names) => {
  const { free, eula, form } = splitForAll([FREE, EULA, FORM, HUGE], chosen)
  const list = (rows: readonly DocumentRow[]) => rows.map(({ name }) => name)
  expect({ free: list(free), eula: list(eula), form: list(form) }).toEqual(names)
})

test('documents of one agreement are asked about together, a video apart', () => {
  const video = { ...EULA, name: 'video', videoUrl: 'https://video.example/1' }
  const other = { ...EULA, name: 'other', gatePath: '/us/en/fragments/c' }
  const groups = groupByGate([EULA, FREE, video, other, { ...EULA, name: 'second' }])
  expect(groups.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['eula', 'second'], ['video'], ['other']])
})

test.each([
  [12_340_000, '12.34 MB'],
  [20_000_000, '20 MB'],
  [500, '0.01 MB'],
])('%d bytes are written as %s [3.13.1]', (size, text) => {
  expect(writeMegabytes(size)).toBe(text)
})

const ROWS = [
  row('b', { size: 3, kind: 'firmware', updatedAt: '2026-03-01T00:00:00Z', gate: 'eula' }),
  row('a', { size: 2, kind: 'manual', updatedAt: '2026-01-01T00:00:00Z', gate: 'form' }),
  row('c', { size: 2, kind: 'guide', updatedAt: '2026-02-01T00:00:00Z', gate: 'free' }),
]

test.each([
  ['name', 'ascending', 'abc'],
  ['name', 'descending', 'cba'],
  ['kind', 'ascending', 'bca'],
  ['size', 'ascending', 'acb'],
  ['size', 'descending', 'bac'],
  ['updated', 'descending', 'bca'],
  ['access', 'ascending', 'cab'],
  ['constructor', 'ascending', 'abc'],
] as const)('sorted by %s, %s: %s [2.18.2]', (column, direction, order) => {
  const words = { kindOf: (kind: string) => kind, compare: (one: string, other: string) => one.localeCompare(other) }
  expect(sortRows(ROWS, { column, direction }, words).map(({ name }) => name).join('')).toBe(order) // prettier-ignore
})

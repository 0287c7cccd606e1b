import { expect, test } from 'vitest'
import { writeCsv } from '#foundation/saved-views/export-rows.rules.ts'

const COLUMNS = [
  { key: 'name', header: 'Name' },
  { key: 'tags', header: 'Tags' },
  { key: 'actions', header: 'Actions' },
]

test('a list is written as it is shown, without columns that hold nothing of their own', () => {
  const file = writeCsv(COLUMNS, [
    { name: 'Ann "A" Berg', tags: ['a', 'b'] },
    { name: 'Ben', tags: [] },
  ])
  expect(file).toBe('\uFEFFName,Tags\r\n"Ann ""A"" Berg","a, b"\r\nBen,\r\n')
})

test.each(['=1+1', '+1', '-1', '@a', '\tx'])('no text becomes a formula: %j', (name) => {
  expect(writeCsv(COLUMNS, [{ name }])).toContain(`'${name}`)
})

test('a number stays a number', () => {
  expect(writeCsv([{ key: 'n', header: 'N' }], [{ n: -5 }])).toBe('\uFEFFN\r\n-5\r\n')
})

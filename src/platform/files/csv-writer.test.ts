import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { writeCsv } from '#platform/files/csv-writer.ts'
import type { Cell } from '#platform/files/xlsx-writer.ts'

const write = (...rows: (readonly Cell[])[]) => text(writeCsv({ name: 'x', columns: [{ header: 'A' }, { header: 'B' }], rows }))

test('has numbers as numbers, exact amounts, days, and the mark of UTF-8', async () => {
  const cells = [
    ['Zażółć "x"', 3],
    [{ decimal: '1234567890123456.78' }, new Date('2026-11-16T00:00:00Z')],
    [undefined, Number.NaN],
  ] as const
  const bytes = await write(...cells)
  // `text` takes the mark away.
  expect(bytes.replace(/^\ufeff/, '')).toBe('"A","B"\r\n"Zażółć ""x""",3\r\n1234567890123456.78,2026-11-16\r\n,\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('writes %j as text and never as a formula [T-50]', async (cell) => {
  expect(await write([cell])).toContain(`\r\n"'${cell}"`)
})

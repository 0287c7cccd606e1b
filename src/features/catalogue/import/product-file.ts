import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parse } from 'csv-parse'
import { parseCsvRow, parseJsonLine } from '#features/catalogue/import/product-line.rules.ts'
import type { Checked } from '#features/catalogue/product/product.rules.ts'

/** A line longer than this is no product; it is refused instead of filling the memory. */
const MAX_LINE = 256 * 1024

export type ProductFormat = 'csv' | 'jsonl'

export const formatOf = (file: string): ProductFormat => (/\.csv$/i.test(file) ? 'csv' : 'jsonl')

async function* readJsonLines(input: NodeJS.ReadableStream): AsyncGenerator<Checked> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    yield line.length > MAX_LINE ? { reason: 'line: is too long' } : parseJsonLine(line)
  }
}

async function* readCsv(input: NodeJS.ReadableStream): AsyncGenerator<Checked> {
  const rows = input.pipe(
    parse({ columns: true, bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_LINE }),
  )
  for await (const row of rows) yield parseCsvRow(row as Record<string, string>)
}

/** The products of a file, one at a time. */
export const readProducts = (input: NodeJS.ReadableStream, format: ProductFormat): AsyncGenerator<Checked> =>
  format === 'csv' ? readCsv(input) : readJsonLines(input)

/** Name and content together: the same file goes on where it stopped, a changed one begins anew. */
export const nameSource = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return `${file.split('/').at(-1)} ${hash.digest('hex').slice(0, 16)}`
}

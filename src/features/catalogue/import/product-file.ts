import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { parseCsvRow, parseJsonLine } from '#features/catalogue/import/product-line.rules.ts'
import type { Checked } from '#features/catalogue/product/product.rules.ts'

/** A line longer than this is no product; it is refused instead of filling the memory. */
const MAX_LINE = 256 * 1024

export type ProductFormat = 'csv' | 'jsonl'

export const formatOf = (file: string): ProductFormat => (/\.csv$/i.test(file) ? 'csv' : 'jsonl')

const NEWLINE = 10

/** The lines of a stream, cut before they are decoded; what is left of one that is too long is passed over. */
async function* splitLines(input: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of input) {
    const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    let [from, end] = [0, part.indexOf(NEWLINE)]
    while (end >= 0) {
      const line = part.subarray(from, end)
      yield rest.length === 0 ? line : Buffer.concat([rest, line])
      if (rest.length > 0) rest = Buffer.alloc(0)
      from = end + 1
      end = part.indexOf(NEWLINE, from)
    }
    if (rest.length <= MAX_LINE) rest = Buffer.concat([rest, part.subarray(from)])
  }
  if (rest.length > 0) yield rest
}

async function* readJsonLines(input: NodeJS.ReadableStream): AsyncGenerator<Checked> {
  for await (const line of splitLines(input)) {
    if (line.length > MAX_LINE) yield { reason: 'line: is too long' }
    else {
      const text = line.toString()
      if (text.trim() !== '') yield parseJsonLine(text)
    }
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

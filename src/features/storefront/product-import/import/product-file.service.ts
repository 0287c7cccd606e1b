import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { parseCsvRow, parseJsonLine } from '#features/storefront/product-import/import/product-line.rules.ts'
import type { Checked } from '#features/storefront/catalogue/public.ts'

/** A line longer than this is no product; it is refused instead of filling the memory. */
const MAX_LINE = 256 * 1024

const NEWLINE = 10

/** Lines, cut before they are decoded; what is left of one that is too long is passed over. */
const createLineCutter = () => {
  let rest: Buffer = Buffer.alloc(0)
  return {
    *cut(part: Buffer): Generator<Buffer> {
      let [from, end] = [0, part.indexOf(NEWLINE)]
      while (end >= 0) {
        const line = part.subarray(from, end)
        yield rest.length === 0 ? line : Buffer.concat([rest, line])
        if (rest.length > 0) rest = Buffer.alloc(0)
        from = end + 1
        end = part.indexOf(NEWLINE, from)
      }
      if (rest.length <= MAX_LINE) rest = Buffer.concat([rest, part.subarray(from)])
    },
    rest: (): Buffer => rest,
  }
}

const readLine = (line: Buffer): Checked | undefined => {
  if (line.length > MAX_LINE) return { reason: 'line: is too long' }
  const text = line.toString()
  return text.trim() === '' ? undefined : parseJsonLine(text)
}

async function* readJsonLines(input: AsyncIterable<Buffer>): AsyncGenerator<Checked> {
  const cutter = createLineCutter()
  for await (const chunk of input)
    for (const line of cutter.cut(chunk)) {
      const checked = readLine(line)
      if (checked) yield checked
    }
  const last = readLine(cutter.rest())
  if (last) yield last
}

async function* readCsv(input: Readable): AsyncGenerator<Checked> {
  const rows = input.pipe(
    parse({ columns: true, bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_LINE }),
  )
  input.once('error', (error) => rows.destroy(error))
  for await (const row of rows) yield parseCsvRow(row as Record<string, string>)
}

/** Answers of the database are heard between pieces: in larger ones it would wait for the next statement. */
const CHUNK = 1 << 16

/** A file in pieces, the next one being read meanwhile; what was not copied or decoded of one is gone with the next. */
async function* readChunks(file: string): AsyncGenerator<Buffer> {
  const handle = await open(file)
  let [shown, filling] = [Buffer.allocUnsafe(CHUNK), Buffer.allocUnsafe(CHUNK)]
  let reading = handle.read(filling, 0, CHUNK, null)
  try {
    for (;;) {
      const { bytesRead } = await reading
      if (bytesRead === 0) return
      ;[shown, filling] = [filling, shown]
      reading = handle.read(filling, 0, CHUNK, null)
      // Reported where it is awaited; unheard until then.
      reading.catch(() => {})
      yield shown.subarray(0, bytesRead)
    }
  } finally {
    await reading.catch(() => {})
    await handle.close()
  }
}

export type ProductFormat = 'csv' | 'json-lines'

/** The same from wherever the bytes come. */
export const readProductStream = (input: Readable, format: ProductFormat): AsyncGenerator<Checked> =>
  format === 'csv' ? readCsv(input) : readJsonLines(input)

/** The products of a file, one at a time. */
export const readProducts = (file: string): AsyncGenerator<Checked> =>
  /\.csv$/i.test(file) ? readCsv(createReadStream(file)) : readJsonLines(readChunks(file))

/** Name and content together: the same file goes on where it stopped, a changed one begins anew. */
export const nameSource = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of readChunks(file)) hash.update(chunk)
  return `${file.split('/').at(-1)} ${hash.digest('hex').slice(0, 16)}`
}

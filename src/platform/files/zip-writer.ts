import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of the archive; its content is drawn when its turn comes. */
export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<string | Buffer> | Iterable<string | Buffer> }

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Names are UTF-8, and sizes follow the data: a stream does not know them before. */
const FLAGS = 0x0808
const DEFLATED = 8
/** The first day that the format knows: the same content gives the same bytes. */
const DATE = 0x0021

type Measured = {
  readonly name: Buffer
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly start: number
}

/** Two and four bytes by turns, as the format lists them. */
const pack = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const localHeader = (name: Buffer): Buffer =>
  pack([4, LOCAL], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE], [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0])

const descriptor = ({ crc, packed, size }: Measured): Buffer => pack([4, DESCRIPTOR], [4, crc], [4, packed], [4, size])

const centralHeader = ({ name, crc, packed, size, start }: Measured): Buffer =>
  pack(
    ...([
      [4, CENTRAL],
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, crc],
    ] as const),
    ...([
      [4, packed],
      [4, size],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, start],
    ] as const),
  )

const endRecord = (count: number, size: number, start: number): Buffer =>
  pack([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, start], [2, 0])

/** Small pieces are joined before they are packed: a call for each row would cost more than the packing. */
const PIECE = 64 * 1024

async function* joinPieces(content: ZipEntry['content']): AsyncGenerator<Buffer> {
  let text = ''
  for await (const part of content) {
    if (typeof part !== 'string') {
      if (text !== '') yield Buffer.from(text)
      text = ''
      yield part
      continue
    }
    text += part
    if (text.length < PIECE) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text !== '') yield Buffer.from(text)
}

/**
 * A zip as a stream: nothing of it is held but what is being packed. Up to 4 GB, which is more than a sheet can fill.
 * Whoever stops reading stops the writing.
 */
export async function* writeZip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const done: Measured[] = []
  let at = 0
  const count = (piece: Buffer): Buffer => {
    at += piece.length
    return piece
  }
  for (const { name: words, content } of entries) {
    const name = Buffer.from(words)
    const start = at
    yield count(Buffer.concat([localHeader(name), name]))
    const before = at
    let [crc, size] = [0, 0]
    const measure = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of joinPieces(content)) {
        crc = crc32(piece, crc)
        size += piece.length
        yield piece
      }
    }
    const deflate = createDeflateRaw({ level: 1 })
    // Whatever breaks on the one side ends the other; the error comes out of the loop below.
    pipeline(measure, deflate, () => {})
    for await (const packed of deflate) yield count(packed as Buffer)
    const measured = { name, crc, size, start, packed: at - before }
    yield count(descriptor(measured))
    done.push(measured)
  }
  const start = at
  for (const measured of done) yield count(Buffer.concat([centralHeader(measured), measured.name]))
  yield endRecord(done.length, at - start, start)
}

import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import {
  centralHeader,
  descriptor,
  endRecords,
  localHeader,
  MOST_32,
  storedHeader,
  type PackedEntry,
} from '#platform/files/zip-records.ts'

/** A file of the archive; its content is drawn when its turn comes. */
export type ZipEntry = {
  readonly name: string
  readonly content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>
  /** Where it is known before. Of 4 GB and more it must be, since the header in front says how sizes are written. */
  readonly size?: number
}

/** A file that is packed already, such as a PDF: its bytes go in as they are. */
export type StoredEntry = { readonly name: string; readonly stored: Buffer }

export type ZipOptions = {
  /** Writes the records of zip64 in any case; otherwise where they are needed. */
  readonly is64?: boolean
}

/** Small pieces are joined before they are packed: a call for each row would cost more than the packing. */
const PIECE = 64 * 1024
/** Packing makes what is packed already a little longer. */
const LARGE = MOST_32 * 0.99

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
 * A zip as a stream: nothing of it is held but what is being packed and a line for each file. With zip64 neither the
 * number of files nor their length has a limit. Whoever stops reading stops the writing.
 */
export async function* writeZip(
  entries: Iterable<ZipEntry | StoredEntry> | AsyncIterable<ZipEntry | StoredEntry>,
  { is64 = false }: ZipOptions = {},
): AsyncGenerator<Buffer> {
  const done: PackedEntry[] = []
  let at = 0
  const count = (piece: Buffer): Buffer => {
    at += piece.length
    return piece
  }
  for await (const one of entries) {
    const start = at
    const name = Buffer.from(one.name)
    if ('stored' in one) {
      const { stored } = one
      const [size, isLarge] = [stored.length, false]
      const entry: PackedEntry = { name, crc: crc32(stored), packed: size, size, start, isLarge, isStored: true }
      yield count(storedHeader(entry))
      yield count(stored)
      done.push(entry)
      continue
    }
    const { name: words, content, size: expected = 0 } = one
    const isLarge = is64 || expected >= LARGE
    yield count(localHeader(name, isLarge))
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
    const entry = { name, crc, size, start, packed: at - before, isLarge }
    if (!isLarge && Math.max(size, entry.packed) >= MOST_32) throw new Error(`${words} is longer than its header could say`)
    yield count(descriptor(entry))
    done.push(entry)
  }
  const start = at
  for (const entry of done) yield count(centralHeader(entry))
  yield endRecords(done.length, at - start, start, is64)
}

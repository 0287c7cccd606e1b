import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Spooled = { readonly size: number; readonly sha256: string }

/** Streams content to a new file, flushed to the disk, and measures it on the way. */
export const spoolFile = async (path: string, content: Readable | Buffer): Promise<Spooled> => {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const source = Buffer.isBuffer(content) ? Readable.from([content], { objectMode: false }) : content
  await pipeline(source, measure, createWriteStream(path, { flags: 'wx', flush: true }))
  return { size, sha256: hash.digest('hex') }
}

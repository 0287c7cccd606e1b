import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { spoolFile } from '#platform/files/file-spool.ts'
import { Problem } from '#platform/http/errors.ts'

const MOST_BYTES = 256 * 1024 * 1024

export const limitBytes = (most: number): Transform => {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      if (seen > most) done(new Problem(413, 'too_large', `A call takes ${most / 1024 / 1024} MB at most.`))
      else done(null, chunk)
    },
  })
}

/**
 * Takes everything in before the first line is done: reading at the pace of the database would take longer than a request may
 * take to arrive. The file goes when it was read, or when nobody wants it any more.
 */
export const spoolBody = async (body: Readable): Promise<Readable> => {
  const file = path.join(tmpdir(), `portico-${randomUUID()}.ndjson`)
  const forget = (): Promise<void> => rm(file, { force: true })
  const limited = body.pipe(limitBytes(MOST_BYTES))
  body.once('error', (error) => limited.destroy(error))
  await spoolFile(file, limited).catch(async (error: unknown) => {
    await forget()
    throw error
  })
  const content = createReadStream(file)
  content.once('close', () => void forget())
  return content
}

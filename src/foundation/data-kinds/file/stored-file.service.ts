import { Readable } from 'node:stream'
import type { Files } from '#platform/files/files.ts'

/** Reads a stored file when somebody begins to, not before. */
export const openStoredFile = (files: Files, key: string): Readable =>
  Readable.from(
    (async function* () {
      const opened = await files.open(key)
      if (!opened) throw new Error('a file that was stored is not there any more')
      yield* opened.stream as AsyncIterable<Buffer>
    })(),
    { objectMode: false },
  )

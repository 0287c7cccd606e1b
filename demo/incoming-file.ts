import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FindFile } from '#foundation/data-kinds/public.server.ts'

/** Files that the demo makes itself, as they come with lines: made when a line names them. */
export const findMade =
  (make: (name: string) => Promise<Uint8Array | undefined> | Uint8Array | undefined): FindFile =>
  async (name) => {
    const content = await make(name)
    if (!content) return undefined
    const sha256 = createHash('sha256').update(content).digest('hex')
    return { name, size: content.length, sha256, open: () => Readable.from([Buffer.from(content)]) }
  }

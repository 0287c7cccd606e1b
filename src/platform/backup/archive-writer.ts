import { createHash, type Hash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { ArchiveHeader, ArchiveManifest, EntryStart, FileEntry } from '#platform/backup/archive.rules.ts'
import { MAGIC, sealFrames } from '#platform/backup/frame-seal.ts'

const deflate = promisify(deflateRaw)
/** Bytes that are read before they become a frame. */
const FRAME_BYTES = 512 * 1024
const FAST = 3

export type FrameType = 'header' | 'start' | 'data' | 'end' | 'manifest'
/** One byte in front of what a frame holds. */
export const FRAME_CODES: Readonly<Record<FrameType, number>> = { header: 1, start: 2, data: 3, end: 4, manifest: 5 }
export const PLAIN = 0
export const DEFLATED = 1

export type ArchiveWriter = {
  readonly start: (header: ArchiveHeader) => Promise<void>
  /** Returns how many bytes it had. */
  readonly add: (entry: EntryStart, content: AsyncIterable<Buffer>) => Promise<number>
  readonly finish: (manifest: Omit<ArchiveManifest, 'files'>) => Promise<ArchiveManifest>
}

/** Files in a chain of hashes, so that the end of the archive vouches for each without listing them. */
export const createFilesDigest = () => {
  const digest = createHash('sha256')
  let [count, bytes] = [0, 0]
  return {
    add: ({ name, contentType }: FileEntry, end: { readonly bytes: number; readonly sha256: string }): void => {
      digest.update(JSON.stringify([name, contentType, end.bytes, end.sha256]))
      count += 1
      bytes += end.bytes
    },
    read: () => ({ count, bytes, digest: digest.copy().digest('hex') }),
  }
}

/** Frames of at most half a megabyte, each compressed and sealed by itself: memory stays flat and a damaged one is found at once. */
export const createArchiveWriter = (write: (bytes: Buffer) => Promise<void>, keys: readonly Buffer[]): ArchiveWriter => {
  const { preamble, seal } = sealFrames(keys)
  const files = createFilesDigest()
  let index = 0

  const writeFrame = async (type: FrameType, content: Buffer): Promise<void> => {
    const deflated = await deflate(content, { level: FAST })
    const isSmaller = deflated.length < content.length
    const head = Buffer.from([FRAME_CODES[type], isSmaller ? DEFLATED : PLAIN])
    const { body, check } = seal.close(index++, Buffer.concat([head, isSmaller ? deflated : content]))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    await write(Buffer.concat([length, body, check]))
  }
  const writeJson = (type: FrameType, value: unknown): Promise<void> => writeFrame(type, Buffer.from(JSON.stringify(value)))

  const writeContent = async (content: AsyncIterable<Buffer>, hash: Hash): Promise<number> => {
    let [bytes, size, pending]: [number, number, Buffer[]] = [0, 0, []]
    const flush = async (): Promise<void> => {
      const frame = Buffer.concat(pending)
      ;[size, pending] = [0, []]
      hash.update(frame)
      bytes += frame.length
      for (let at = 0; at < frame.length; at += FRAME_BYTES) await writeFrame('data', frame.subarray(at, at + FRAME_BYTES))
    }
    for await (const chunk of content) {
      pending.push(chunk)
      size += chunk.length
      if (size >= FRAME_BYTES) await flush()
    }
    if (size > 0) await flush()
    return bytes
  }

  return {
    start: async (header) => {
      await write(Buffer.from(`${MAGIC}\n${JSON.stringify(preamble)}\n`))
      await writeJson('header', header)
    },
    add: async (entry, content) => {
      await writeJson('start', entry)
      const hash = createHash('sha256')
      const bytes = await writeContent(content, hash)
      const end = { bytes, sha256: hash.digest('hex') }
      await writeJson('end', end)
      if (entry.kind === 'file') files.add(entry, end)
      return bytes
    },
    finish: async (manifest) => {
      const whole = { ...manifest, files: files.read() }
      await writeJson('manifest', whole)
      return whole
    },
  }
}

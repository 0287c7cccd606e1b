import { createHash, type Hash } from 'node:crypto'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import { createFilesDigest, DEFLATED, FRAME_CODES, type FrameType } from '#platform/backup/archive-writer.ts'
import {
  ArchiveHeader,
  ArchiveManifest,
  describeEntry,
  EntryEnd,
  EntryStart,
  type FileEntry,
} from '#platform/backup/archive.rules.ts'
import { createByteReader } from '#platform/backup/byte-reader.ts'
import { MAGIC, openFrames, type Preamble } from '#platform/backup/frame-seal.ts'

const inflate = promisify(inflateRaw)
const MAX_FRAME_BYTES = 16 * 1024 * 1024
const TYPES = new Map(Object.entries(FRAME_CODES).map(([type, code]) => [code, type as FrameType]))

export type ArchiveEntry = { readonly start: EntryStart; readonly content: AsyncIterable<Buffer> }
export type ArchiveReader = {
  readonly header: ArchiveHeader
  /** The content of each has to be read to its end before the next one comes. */
  readonly entries: () => AsyncIterable<ArchiveEntry>
  /** Known once all entries were read. */
  readonly manifest: () => ArchiveManifest
}

/** Whatever reaches the caller was checked before: a damaged frame ends the reading with its place. */
export const openArchive = async (source: AsyncIterable<Buffer>, keys: readonly Buffer[]): Promise<ArchiveReader> => {
  const bytes = createByteReader(source)
  const magic = await bytes.line(64)
  if (magic !== MAGIC) throw new ArchiveError('This is not an archive that this version of Portico reads.')
  const seal = openFrames(parsePreamble(await bytes.line(1024)), keys)
  let index = 0
  let current: EntryStart | undefined

  const damaged = (at: number): ArchiveError =>
    new ArchiveError(`The archive is damaged in ${describeEntry(current)}, near byte ${at}. Take another one.`)
  const cutOff = (): ArchiveError =>
    new ArchiveError(`The archive ends too early, in ${describeEntry(current)}: it was cut off. Take another one.`)

  const readFrame = async (): Promise<{ type: FrameType; content: Buffer }> => {
    const at = bytes.position()
    const length = (await bytes.take(4))?.readUInt32BE()
    if (length === undefined) throw cutOff()
    if (length > MAX_FRAME_BYTES) throw damaged(at)
    const [body, check] = [await bytes.take(length), await bytes.take(seal.checkBytes)]
    if (!body || !check) throw cutOff()
    const payload = seal.open(index++, body, check)
    const type = payload && TYPES.get(payload[0] ?? 0)
    if (!payload || !type) throw damaged(at)
    const content = payload.subarray(2)
    return { type, content: payload[1] === DEFLATED ? await inflate(content) : content }
  }
  const readJson = <T>(schema: { parse: (value: unknown) => T }, content: Buffer): T =>
    schema.parse(JSON.parse(content.toString()))

  const files = createFilesDigest()
  let manifest: ArchiveManifest | undefined

  const readContent = async function* (hash: Hash, start: EntryStart): AsyncGenerator<Buffer> {
    for (let size = 0; ;) {
      const at = bytes.position()
      const { type, content } = await readFrame()
      if (type === 'data') {
        hash.update(content)
        size += content.length
        yield content
        continue
      }
      const end = type === 'end' ? readJson(EntryEnd, content) : undefined
      if (end?.bytes !== size || end.sha256 !== hash.digest('hex')) throw damaged(at)
      if (start.kind === 'file') files.add(start satisfies FileEntry, end)
      return
    }
  }

  const entries = async function* (): AsyncGenerator<ArchiveEntry> {
    for (;;) {
      const at = bytes.position()
      const { type, content } = await readFrame()
      if (type === 'manifest') {
        manifest = readJson(ArchiveManifest, content)
        const isWhole = JSON.stringify(manifest.files) === JSON.stringify(files.read())
        if (!isWhole || (await bytes.take(1))) throw damaged(at)
        return
      }
      if (type !== 'start') throw damaged(at)
      current = readJson(EntryStart, content)
      yield { start: current, content: readContent(createHash('sha256'), current) }
      current = undefined
    }
  }

  const first = await readFrame()
  if (first.type !== 'header') throw damaged(0)
  return {
    header: readJson(ArchiveHeader, first.content),
    entries,
    manifest: () => {
      if (!manifest) throw cutOff()
      return manifest
    },
  }
}

const parsePreamble = (line: string | undefined): Preamble => {
  try {
    return JSON.parse(line ?? '') as Preamble
  } catch {
    throw new ArchiveError('The beginning of the archive is damaged. Take another one.')
  }
}

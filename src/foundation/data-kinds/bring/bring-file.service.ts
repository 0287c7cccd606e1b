import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { DataKind, FindFile } from '#foundation/data-kinds/description/data-kind.service.ts'
import { FILE_FORMATS, readFileLines, type FileFormat, type FileLine } from '#foundation/data-kinds/file/table-file.service.ts'

/** A file of lines on the disk. */
export type BroughtFile = {
  readonly path: string
  readonly name: string
  readonly kind: DataKind
  readonly format: FileFormat
  readonly size: number
}

type Kinds = ReadonlyMap<string, DataKind>

const listPaths = async (given: string): Promise<string[]> => {
  const found = await stat(given).catch(() => undefined)
  if (!found) throw new Error(`${given} is not there.`)
  if (!found.isDirectory()) return [given]
  const names = await readdir(given)
  const isTable = (name: string): boolean =>
    FILE_FORMATS.some((format) => name.endsWith(`.${format}`)) && !name.includes('.refused.')
  return names.filter(isTable).map((name) => path.join(given, name))
}

const toFile = async (file: string, kinds: Kinds): Promise<BroughtFile> => {
  const { name: kindName, ext, base } = path.parse(file)
  const format = FILE_FORMATS.find((one) => ext === `.${one}`)
  if (!format) throw new Error(`${base} is none of ${FILE_FORMATS.map((one) => `{kind}.${one}`).join(', ')}.`)
  const kind = kinds.get(kindName)
  if (!kind) throw new Error(`${base} names no kind of data. There are ${[...kinds.keys()].join(', ')}.`)
  return { path: file, name: base, kind, format, size: (await stat(file)).size }
}

/** The files that are meant, in the order in which they can be saved: what others refer to comes first. */
export const listBroughtFiles = async (given: readonly string[], kinds: Kinds): Promise<BroughtFile[]> => {
  const paths = (await Promise.all(given.map(listPaths))).flat()
  const files = await Promise.all(paths.map((file) => toFile(file, kinds)))
  const order = [...kinds.keys()]
  return files.toSorted((a, b) => order.indexOf(a.kind.name) - order.indexOf(b.kind.name) || a.name.localeCompare(b.name))
}

/** Lines of a file; how many bytes were read so far is told on the way. */
export const openBroughtFile = (
  { path: file, format, kind }: BroughtFile,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<FileLine> => {
  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 16 })) {
      onBytes((chunk as Buffer).length)
      yield chunk as Buffer
    }
  }
  return readFileLines(chunks(), format, kind)
}

const hashFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** The folder `files` beside a file of lines; a link that leads out of it is none of its files. */
export const findBeside =
  ({ path: file }: BroughtFile): FindFile =>
  async (name) => {
    const fileName = path.join(path.dirname(file), 'files', name)
    const found = await lstat(fileName).catch(() => undefined)
    if (!found?.isFile()) return undefined
    return { name, size: found.size, sha256: await hashFile(fileName), open: () => createReadStream(fileName) }
  }

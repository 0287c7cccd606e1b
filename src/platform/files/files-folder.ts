import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { spoolFile } from '#platform/files/file-spool.ts'
import {
  FileExistsError,
  requireContentType,
  requireFileKey,
  requireRange,
  type Files,
  type PutOptions,
  type StoredFile,
} from '#platform/files/files.ts'

/** The one file that makes a body visible; `body` is a file of its own so that readers of the old one are undisturbed. */
type Meta = Omit<StoredFile, 'key'> & { readonly body: string }

const INCOMING = '.incoming'
const META = '~meta'
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

const isMissing = (error: unknown): boolean => {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ENOENT' || code === 'ENOTDIR'
}

const undefinedIfMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}

/** Without this a power cut may forget a rename that we have already confirmed. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const isReadOnly = (error: unknown): boolean => ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Who only reads, as the backup does, leaves them to the server. */
const ignoreIfReadOnly = (error: unknown): void => {
  if (!isReadOnly(error)) throw error
}

/** Writes killed half way leave their temporary file; nobody else ever looks at it. */
const removeAbandoned = async (incoming: string, remove: typeof rm): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(undefinedIfMissing)
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await remove(path, { force: true }).catch(ignoreIfReadOnly)
  }
}

export const openFolderFiles = async (folder: string, remove: typeof rm = rm): Promise<Files> => {
  const root = resolve(folder)
  const incoming = join(root, INCOMING)
  await mkdir(incoming, { recursive: true })
  await removeAbandoned(incoming, remove)

  // `~` is no character of a key, so side files never collide with a stored file or a folder.
  const metaPath = (key: string): string => join(root, `${requireFileKey(key)}${META}`)

  const readMeta = async (key: string): Promise<Meta | undefined> => {
    const text = await readFile(metaPath(key), 'utf8').catch(undefinedIfMissing)
    return text === undefined ? undefined : (JSON.parse(text) as Meta)
  }

  const put = async (key: string, content: Readable | Buffer, { contentType, ifAbsent }: PutOptions): Promise<StoredFile> => {
    requireContentType(contentType)
    const meta = metaPath(key)
    const name = randomUUID()
    const [newBody, newMeta] = [join(incoming, name), join(incoming, `${name}~meta`)]
    const body = join(dirname(meta), `${basename(key)}~${name}`)
    try {
      const { size, sha256 } = await spoolFile(newBody, content)
      const etag = `"${sha256}"`
      await writeFile(newMeta, JSON.stringify({ size, etag, contentType, body: basename(body) } satisfies Meta), { flush: true })
      await mkdir(dirname(meta), { recursive: true })
      const replaced = ifAbsent ? undefined : await readMeta(key)
      await rename(newBody, body)
      try {
        // A hard link fails if the name is taken, a rename replaces it: both are one step for every reader.
        await (ifAbsent ? link(newMeta, meta) : rename(newMeta, meta))
      } catch (error) {
        await rm(body, { force: true })
        throw (error as NodeJS.ErrnoException).code === 'EEXIST'
          ? new FileExistsError('a file of this name is already stored')
          : error
      }
      await syncFolder(dirname(meta))
      if (replaced) await rm(join(dirname(meta), replaced.body), { force: true })
      return { key, size, contentType, etag }
    } finally {
      await Promise.all([newBody, newMeta].map((path) => rm(path, { force: true })))
    }
  }

  return {
    put,
    async stat(key) {
      const meta = await readMeta(key)
      return meta && { key, size: meta.size, contentType: meta.contentType, etag: meta.etag }
    },
    async open(key, range) {
      // The body may be replaced between the two reads; the next meta then names the new one.
      for (let attempt = 0; attempt < 5; attempt++) {
        const meta = await readMeta(key)
        if (!meta) return undefined
        const bytes = range && requireRange(range, meta.size)
        const handle = await open(join(dirname(metaPath(key)), meta.body), 'r').catch(undefinedIfMissing)
        if (handle)
          return { stream: handle.createReadStream(bytes), size: meta.size, contentType: meta.contentType, etag: meta.etag }
      }
      throw new Error(`the body of the stored file ${key} is missing`)
    },
    async *list(below) {
      requireFileKey(below)
      for (const entry of await readdir(join(root, below), { recursive: true, withFileTypes: true }).catch(() => [])) {
        if (!entry.isFile() || !entry.name.endsWith(META)) continue
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(undefinedIfMissing)
        const key = relative(root, path).slice(0, -META.length).replaceAll(sep, '/')
        const meta = await readMeta(key)
        if (found && meta) yield { key, size: meta.size, changedAt: found.mtime }
      }
    },
    async room() {
      const { bavail, blocks, bsize } = await statfs(root)
      return { free: bavail * bsize, total: blocks * bsize }
    },
    async remove(key) {
      const meta = await readMeta(key)
      if (!meta) return
      await rm(metaPath(key), { force: true })
      await rm(join(dirname(metaPath(key)), meta.body), { force: true })
      await syncFolder(dirname(metaPath(key)))
    },
  }
}

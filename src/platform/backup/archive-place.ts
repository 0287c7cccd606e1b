import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import { nameArchive } from '#platform/backup/archive-name.rules.ts'
import type { S3Credentials } from '#platform/files/files.ts'

/** Bytes on their way; whatever stood under the name stays until `commit`. */
export type ArchiveSink = {
  readonly write: (bytes: Buffer) => Promise<void>
  readonly commit: () => Promise<void>
  readonly abort: () => Promise<void>
}

/** Where an archive is: a file, or an object of S3. */
export type ArchivePlace = {
  /** As a person would write it. */
  readonly address: string
  readonly create: () => Promise<ArchiveSink>
  readonly read: () => Promise<AsyncIterable<Buffer>>
  /** Names beside it, its own included. */
  readonly list: () => Promise<string[]>
  readonly remove: (name: string) => Promise<void>
}

/** A name that ends in a slash, or an existing folder, gets a file named by the time. */
export const openPlace = async (address: string, now: Date, credentials?: S3Credentials): Promise<ArchivePlace> => {
  if (address.startsWith('s3:')) {
    // The SDK costs a second: only those who use it pay.
    const { openS3Place } = await import('#platform/backup/archive-place-s3.ts')
    return openS3Place(address, now, credentials)
  }
  const isFolder = address.endsWith('/') || (await stat(address).catch(() => undefined))?.isDirectory()
  return openFilePlace(path.resolve(isFolder ? path.join(address, nameArchive(now)) : address))
}

const openFilePlace = (file: string): ArchivePlace => {
  const folder = path.dirname(file)
  // One name for every attempt: what a killed one left goes with the next.
  const partial = path.join(folder, `.${path.basename(file)}.partial`)
  return {
    address: file,
    create: async () => {
      await mkdir(folder, { recursive: true })
      await rm(partial, { force: true })
      const handle = await open(partial, 'wx', 0o600)
      return {
        write: async (bytes) => {
          for (let at = 0; at < bytes.length;) at += (await handle.write(bytes, at)).bytesWritten
        },
        commit: async () => {
          await handle.sync()
          await handle.close()
          await rename(partial, file)
          const parent = await open(folder, 'r')
          await parent.sync().finally(() => parent.close())
        },
        abort: async () => {
          await handle.close().catch(() => {})
          await rm(partial, { force: true })
        },
      }
    },
    read: async () => {
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) throw new ArchiveError(`There is no archive ${file}.`)
      return createReadStream(file, { highWaterMark: 1024 * 1024 })
    },
    list: () => readdir(folder),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  }
}

import { fileURLToPath } from 'node:url'
import type { Readable } from 'node:stream'
import { isFileKey } from '#platform/files/file-key.rules.ts'

/** Where documents, pictures and finished exports live: a folder, or S3 when replicas must share them. */
export type Files = {
  /** Visible whole or not at all; `ifAbsent` refuses to replace what is there. */
  put(key: string, content: Readable | Buffer, options: PutOptions): Promise<StoredFile>
  /** Whoever opens a stream reads it to its end or destroys it. */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>
  stat(key: string): Promise<StoredFile | undefined>
  remove(key: string): Promise<void>
  /** Everything below a folder, in no order. */
  list(folder: string): AsyncIterable<ListedFile>
  /** A short-lived address that the browser fetches itself; absent where the bytes must pass through us. */
  link?(key: string, seconds: number): Promise<string>
  /** Bytes of the disk; absent where nobody counts them. */
  room?(): Promise<{ readonly free: number; readonly total: number }>
}

export type ListedFile = { readonly key: string; readonly size: number; readonly changedAt: Date }
export type PutOptions = { readonly contentType: string; readonly ifAbsent?: boolean }
export type StoredFile = { readonly key: string; readonly size: number; readonly contentType: string; readonly etag: string }
/** `size` is the whole file's, also when only a range is streamed. */
export type OpenFile = Omit<StoredFile, 'key'> & { readonly stream: Readable }
/** Both ends included, as in HTTP; an end past the file means its last byte. */
export type ByteRange = { readonly start: number; readonly end?: number }

export class InvalidFileKeyError extends Error {
  readonly statusCode = 400
}

export class FileExistsError extends Error {
  readonly statusCode = 409
}

export class UnsatisfiableRangeError extends Error {
  readonly statusCode = 416
}

export const requireFileKey = (key: string): string => {
  if (!isFileKey(key)) throw new InvalidFileKeyError('this is not the name of a stored file')
  return key
}

/** It becomes a response header later: no line breaks, no second header. */
export const requireContentType = (contentType: string): string => {
  if (!/^[\w.+-]+\/[\w.+-]+(?:; ?charset=[\w-]+)?$/.test(contentType)) throw new Error('this is not a content type')
  return contentType
}

export const requireRange = (range: ByteRange, size?: number): ByteRange => {
  const end = range.end ?? Number.MAX_SAFE_INTEGER
  const isWhole = Number.isSafeInteger(range.start) && Number.isSafeInteger(end)
  if (!isWhole || range.start < 0 || end < range.start || (size !== undefined && range.start >= size))
    throw new UnsatisfiableRangeError('the file has no such range of bytes')
  return size === undefined ? range : { start: range.start, end: Math.min(end, size - 1) }
}

export type S3Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string }

/** `./.data/files`, `file:///srv/files` or `s3://bucket/prefix?region=eu-central-1&endpoint=https://minio.local`. */
export const openFiles = async (url: string, credentials?: S3Credentials): Promise<Files> => {
  if (url.startsWith('s3:')) {
    // The SDK costs a second at start: only those who use it pay.
    const { openS3Files } = await import('#platform/files/files-s3.ts')
    return openS3Files(url, credentials)
  }
  const { openFolderFiles } = await import('#platform/files/files-folder.ts')
  return openFolderFiles(url.startsWith('file:') ? fileURLToPath(url) : url)
}

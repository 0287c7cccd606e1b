import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { spoolFile, type Spooled } from '#platform/files/file-spool.ts'
import {
  FileExistsError,
  requireContentType,
  requireFileKey,
  requireRange,
  UnsatisfiableRangeError,
  type ByteRange,
  type Files,
  type S3Credentials,
} from '#platform/files/files.ts'
import { trimBoth } from '#kernel/trim-signs.ts'

const MAX_PUT_BYTES = 5 * 1024 ** 3
const MAX_LINK_SECONDS = 3600
const PUT_ATTEMPTS = 3

export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

const undefinedIfMissing = (error: unknown): undefined => {
  if (statusOf(error) !== 404) throw error
}

/** Without an endpoint it is Amazon's; without credentials the machine's own role signs. */
export const openBucket = (url: string, credentials?: S3Credentials) => {
  const { hostname: Bucket, pathname, searchParams } = new URL(url)
  const endpoint = searchParams.get('endpoint') ?? undefined
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    credentials,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // The SDK's trailing checksums are stored as content by some S3 servers; `signContent` protects the bytes instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It warns of every streamed request that fails, which `retryTransient` handles.
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  })
  return { client, Bucket, prefix: trimBoth(pathname, /\//) }
}

export const openS3Files = (url: string, credentials?: S3Credentials): Files => {
  const { client, Bucket, prefix } = openBucket(url, credentials)
  const place = (key: string) => ({ Bucket, Key: prefix ? `${prefix}/${requireFileKey(key)}` : requireFileKey(key) })

  const send = async (path: string, { size, sha256 }: Spooled, target: PutTarget): Promise<string> => {
    const Body = size === 0 ? Buffer.alloc(0) : createReadStream(path)
    const command = new PutObjectCommand({ ...target, Body, ContentLength: size })
    signContent(command, sha256)
    const { ETag } = await client.send(command)
    return ETag ?? `"${sha256}"`
  }

  return {
    async put(key, content, { contentType, ifAbsent }) {
      const target = { ...place(key), ContentType: requireContentType(contentType), ...(ifAbsent && { IfNoneMatch: '*' }) }
      const folder = await mkdtemp(join(tmpdir(), 'portico-upload-'))
      try {
        // S3 wants length and hash before the first byte, and a failed request is sent again from the start.
        const path = join(folder, 'body')
        const spooled = await spoolFile(path, content)
        if (spooled.size > MAX_PUT_BYTES) throw new Error('a stored file has 5 GB at most')
        const etag = await retryTransient(PUT_ATTEMPTS, () => send(path, spooled, target))
        return { key, size: spooled.size, contentType, etag }
      } catch (error) {
        if (ifAbsent && statusOf(error) === 412) throw new FileExistsError('a file of this name is already stored')
        throw error
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async open(key, range) {
      const Range = range && formatRange(requireRange(range))
      const found = await client.send(new GetObjectCommand({ ...place(key), Range })).catch((error: unknown) => {
        if (statusOf(error) === 416) throw new UnsatisfiableRangeError('the file has no such range of bytes')
        return undefinedIfMissing(error)
      })
      if (!found?.Body) return undefined
      const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength)
      return { stream: found.Body as Readable, size, ...describe(found) }
    },
    async stat(key) {
      const found = await client.send(new HeadObjectCommand(place(key))).catch(undefinedIfMissing)
      return found && { key, size: found.ContentLength ?? 0, ...describe(found) }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key))).catch(undefinedIfMissing)
    },
    async *list(folder) {
      const { Key } = place(folder)
      for (let ContinuationToken: string | undefined; ;) {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${Key}/`, ContinuationToken }))
        for (const { Key: found = '', Size: size = 0, LastModified: changedAt = new Date() } of page.Contents ?? [])
          yield { key: prefix ? found.slice(prefix.length + 1) : found, size, changedAt }
        if (!page.IsTruncated) return
        ContinuationToken = page.NextContinuationToken
      }
    },
    link(key, seconds) {
      const expiresIn = Math.min(Math.max(1, Math.floor(seconds)), MAX_LINK_SECONDS)
      return getSignedUrl(client, new GetObjectCommand(place(key)), { expiresIn })
    },
  }
}

type PutTarget = { Bucket: string; Key: string; ContentType: string; IfNoneMatch?: string }

const describe = (found: { ContentType?: string; ETag?: string }) => ({
  contentType: found.ContentType ?? 'application/octet-stream',
  etag: found.ETag ?? '',
})

const formatRange = ({ start, end }: ByteRange): string => `bytes=${start}-${end ?? ''}`

/** Every S3 server checks this hash, as it is part of the signature; a stream would go unsigned otherwise. */
const signContent = (command: PutObjectCommand, sha256: string): void =>
  command.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { headers: Record<string, string> }
      request.headers['x-amz-content-sha256'] = sha256
      return next(args)
    },
    { step: 'build', name: 'signContent' },
  )

/** The SDK does not repeat a streamed request by itself: what it read is gone. */
export const retryTransient = async <T>(attempts: number, work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const status = statusOf(error)
      const isTransient = status === undefined || status >= 500 || status === 429
      if (!isTransient || attempt >= attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt))
    }
  }
}

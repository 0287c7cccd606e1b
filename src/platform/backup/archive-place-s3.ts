import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import { nameArchive } from '#platform/backup/archive-name.rules.ts'
import type { ArchivePlace, ArchiveSink } from '#platform/backup/archive-place.ts'
import type { S3Credentials } from '#platform/files/files.ts'
import { openBucket, retryTransient, statusOf } from '#platform/files/files-s3.ts'

/** Ten thousand parts at most: archives up to 320 GB. One part is held in memory. */
const PART_BYTES = 32 * 1024 * 1024
const ATTEMPTS = 4

type Bucket = ReturnType<typeof openBucket>

/** The object appears when its parts are put together; until then the former one is read. */
const createSink = async ({ client, Bucket: name }: Bucket, Key: string): Promise<ArchiveSink> => {
  const place = { Bucket: name, Key }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...place, ContentType: 'application/octet-stream' }))
  const parts: CompletedPart[] = []
  let [stored, size]: [Buffer[], number] = [[], 0]
  const send = async (): Promise<void> => {
    const Body = Buffer.concat(stored)
    ;[stored, size] = [[], 0]
    const PartNumber = parts.length + 1
    const { ETag } = await retryTransient(ATTEMPTS, () =>
      client.send(new UploadPartCommand({ ...place, UploadId, PartNumber, Body, ContentLength: Body.length })),
    )
    parts.push({ ETag, PartNumber })
  }
  return {
    write: async (bytes) => {
      stored.push(bytes)
      size += bytes.length
      if (size >= PART_BYTES) await send()
    },
    commit: async () => {
      if (size > 0) await send()
      await client.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: parts } }))
    },
    abort: async () => {
      await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => {})
    },
  }
}

/** `s3://bucket/backups/portico.backup?region=…&endpoint=…`; a path that ends in a slash gets a name by the time. */
export const openS3Place = (address: string, now: Date, credentials?: S3Credentials): ArchivePlace => {
  const url = new URL(address)
  if (url.pathname.endsWith('/') || url.pathname === '') url.pathname = `${url.pathname || '/'}${nameArchive(now)}`
  const bucket = openBucket(url.href, credentials)
  const { client, Bucket, prefix: key } = bucket
  const folder = key.slice(0, key.lastIndexOf('/') + 1)
  return {
    address: `s3://${Bucket}/${key}`,
    create: () => createSink(bucket, key),
    read: async () => {
      const found = await client.send(new GetObjectCommand({ Bucket, Key: key })).catch((error: unknown) => {
        if (statusOf(error) === 404) throw new ArchiveError(`There is no archive s3://${Bucket}/${key}.`)
        throw error
      })
      return found.Body as Readable
    },
    list: async () => {
      const names: string[] = []
      for (let ContinuationToken: string | undefined; ;) {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: folder, ContinuationToken }))
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(folder.length))
        if (!page.IsTruncated) return names
        ContinuationToken = page.NextContinuationToken
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: `${folder}${name}` }))
    },
  }
}

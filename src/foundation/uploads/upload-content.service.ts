import { Readable, Transform } from 'node:stream'
import { HEAD_BYTES } from '#foundation/uploads/media-type.rules.ts'
import { deleteUpload, markRemoved, type Upload, type UploadPart } from '#foundation/uploads/upload.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { Problem } from '#platform/http/errors.ts'

/** Passes bytes on while it counts them, keeps the first ones, and stops what is more than was said. */
export const measurePart = (most: number) => {
  let head = Buffer.alloc(0)
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      done(size > most ? new Problem(413, 'too_large', 'This part is too large.') : null, chunk)
    },
  })
  return { stream, size: () => size, head: () => head }
}

async function* readParts(files: Files, parts: readonly UploadPart[]): AsyncGenerator<Buffer> {
  for (const { key } of parts) {
    const file = await files.open(key)
    if (!file) throw new Error(`the part ${key} of an upload is missing`)
    for await (const chunk of file.stream) yield chunk as Buffer
  }
}

/** The whole content from its first byte, part after part; nothing of it is held in memory. */
export const openUpload = (files: Files, { parts }: Pick<Upload, 'parts'>): Readable =>
  Readable.from(readParts(files, parts), { objectMode: false })

export type UploadHome = { readonly db: Db; readonly files: Files; readonly tenant: TenantKey }

/** Row first, so that nobody finds it half removed; whatever stops this, the next look for old rows finishes it. */
export const removeUpload = async ({ db, files, tenant }: UploadHome, id: string): Promise<void> => {
  const keys = (await withTenant(db, tenant, (tx) => markRemoved(tx, id))) ?? []
  for (const key of keys) await files.remove(key)
  await withTenant(db, tenant, (tx) => deleteUpload(tx, id))
}

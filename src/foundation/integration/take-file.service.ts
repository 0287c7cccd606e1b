import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { limitBytes } from '#foundation/integration/spool-body.service.ts'
import { measureSentFiles, saveSentFile, type SentFile } from '#foundation/integration/sent-file.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { spoolFile } from '#platform/files/file-spool.ts'
import { Problem } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'
import type { Services } from '#platform/services.ts'

const MEGABYTE = 1024 * 1024
const MOST_BYTES = 256 * MEGABYTE
/** Of a site's programs together, until lines take them or a day has passed. */
const MOST_WAITING = 4096 * MEGABYTE

type Given = { readonly tenant: TenantKey; readonly name: string; readonly body: Readable }
export type Taken = { readonly name: string; readonly size: number; readonly sha256: string }

/** One after the other: files that come at once find together as much room as there is [T-100]. */
const saveWithin = async (tx: Tx, file: SentFile, most: number): Promise<string | undefined> => {
  const count = async (): Promise<number> => (await measureSentFiles(tx)) + file.size - 1
  if (await hasRoom(tx, { of: ['sent-files'], most, count })) return saveSentFile(tx, file)
  throw new Problem(413, 'too_large', 'Too many files wait for their lines. Please send the lines first.')
}

/** Stores a file until a line names it. Its content is looked at by the kind that takes it, virus scanner included. */
export const takeSentFile = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  { tenant, name, body }: Given,
  mostWaiting = MOST_WAITING,
): Promise<Taken> => {
  const spool = path.join(tmpdir(), `portico-${randomUUID()}.sent`)
  try {
    const limited = body.pipe(limitBytes(MOST_BYTES))
    body.once('error', (error) => limited.destroy(error))
    const { size, sha256 } = await spoolFile(spool, limited)
    const fileKey = `${tenant}/sent-files/${randomUUID()}`
    await files.put(fileKey, createReadStream(spool), { contentType: 'application/octet-stream' })
    const before = await withTenant(db, tenant, (tx) => saveWithin(tx, { name, fileKey, size, sha256 }, mostWaiting)).catch(
      async (error: unknown) => {
        await files.remove(fileKey)
        throw error
      },
    )
    if (before !== undefined) await files.remove(before)
    return { name, size, sha256 }
  } finally {
    await rm(spool, { force: true })
  }
}

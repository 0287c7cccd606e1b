import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { FormField } from '#features/forms/forms/rules/field.rules.ts'
import { MOST_FORM_BYTES, type SentFile } from '#features/forms/forms/rules/file.rules.ts'
import type { FormBody } from '#features/forms/forms/submission.rules.ts'
import type { StoredFormFile } from '#features/forms/forms/submission.store.ts'
import { cleanFileName, detectMediaType, HEAD_BYTES, nameByContent, openScanner } from '#foundation/uploads/public.server.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import type { Files } from '#platform/files/files.ts'
import { unavailable } from '#platform/http/errors.ts'
import { isFormFile, type FormFile } from '#platform/http/multipart-body.ts'
import type { Retention } from '#platform/retention/retention.ts'

const RETRY_AFTER_S = 10

/** Facts of a file before it is stored: its type by content, and the scanner's verdict [T-81]. */
export type InspectedFile = FormFile & { readonly mediaType: string; readonly isInfected: boolean }

export const formFiles: NonNullable<SelectorRoute['files']> = {
  mostBytes: MOST_FORM_BYTES,
  inspect: async ({ config }, { name, bytes }) => {
    const verdict = await openScanner(config.scannerUrl)
      ?.scan(Readable.from([Buffer.from(bytes)]))
      .catch(() => unavailable(RETRY_AFTER_S))
    const mediaType = detectMediaType(bytes.subarray(0, HEAD_BYTES)) ?? ''
    const inspected: InspectedFile = {
      name: nameByContent(cleanFileName(name), mediaType),
      bytes,
      mediaType,
      isInfected: verdict?.isClean === false,
    }
    return inspected
  },
}

const fileOf = (body: FormBody, { kind, name }: FormField): InspectedFile | undefined => {
  const part = lookUp(body, name)
  return kind === 'file' && isFormFile(part) && part.bytes.length > 0 ? (part as InspectedFile) : undefined
}

/** A file's field says the file's name; a name alone, without a file, says nothing. */
export const nameFiles = (fields: readonly FormField[], body: FormBody): FormBody => ({
  ...body,
  ...Object.fromEntries(
    fields.filter(({ kind }) => kind === 'file').map((field) => [field.name, fileOf(body, field)?.name ?? '']),
  ),
})

export const describeFiles = (fields: readonly FormField[], body: FormBody): Readonly<Record<string, SentFile>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const file = fileOf(body, field)
      return file ? [[field.name, { size: file.bytes.length, type: file.mediaType, isInfected: file.isInfected }]] : []
    }),
  )

/** Outside of what the site serves, under a name that nobody chose. */
export const keepFormFiles = async (
  files: Files,
  tenant: TenantKey,
  shown: readonly FormField[],
  body: FormBody,
): Promise<StoredFormFile[]> => {
  const stored: StoredFormFile[] = []
  for (const field of shown) {
    const file = fileOf(body, field)
    if (!file) continue
    const { name, bytes, mediaType } = file
    const fileKey = `${tenant}/forms/${randomUUID()}`
    await files.put(fileKey, Buffer.from(bytes), { contentType: mediaType })
    stored.push({ field: field.name, name, size: bytes.length, mediaType, fileKey })
  }
  return stored
}

type Rows = { readonly id: string; readonly files: readonly StoredFormFile[] }

/** The files go before the row: without it nobody would know of them. */
export const submissionRetention: Retention = {
  table: 'form_submission',
  days: 0,
  remove: async (tx, before, limit, { files }) => {
    const { rows } = await sql<Rows>`
      select id, files from form_submission where keep_until < ${before}
      order by keep_until limit ${limit} for update skip locked`.execute(tx)
    for (const { fileKey } of rows.flatMap((row) => row.files)) await files.remove(fileKey)
    await sql`delete from form_submission where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
    return rows.length
  },
}

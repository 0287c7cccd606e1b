import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream'
import type { ExportKind } from '#features/orders/exports/export-kind.rules.ts'
import { findExportFile, insertExportFile, type ExportFile } from '#features/orders/exports/export-file.store.ts'
import { mailWhenReady, type MailParts } from '#features/orders/exports/ready-mail.service.ts'
import type { TaskRun } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

export type PrepareParts = MailParts & Pick<Services, 'files' | 'clock'>

/** So long a file can be fetched. */
export const KEPT_DAYS = 7
const DAY_MS = 86_400_000

type Run = Pick<
  TaskRun<{ readonly personId: string; readonly account: string }>,
  'jobId' | 'tenant' | 'data' | 'attempt' | 'transact'
>

export type Draft = {
  readonly kind: ExportKind
  readonly fileName: string
  readonly contentType: string
  readonly content: AsyncIterable<Buffer>
  /** Of what changes: since when, and when it was read. */
  readonly changedSince?: Date | null
  readonly readAt?: Date
  /** Asked when the content is drawn to its end. */
  readonly count: () => number
}

const keyOf = ({ tenant, jobId }: Run, attempt: number): string => `${tenant}/exports/${jobId}-${attempt}`

/** The content as it passes by, measured. */
const measure = (content: AsyncIterable<Buffer>) => {
  const hash = createHash('sha256')
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  // A failure of the reader destroys the stream, and with it the writing of the file.
  pipeline(Readable.from(content, { objectMode: false }), stream, () => {})
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) }
}

const toResult = ({ fileName, size, count, sha256 }: Pick<ExportFile, 'fileName' | 'size' | 'count' | 'sha256'>) => ({
  ...{ fileName, size, count, sha256 },
})

/**
 * Writes the file of a job, once. Every attempt writes to a key of its own, visible whole or not at all; the row of the
 * first that comes to its end is the file, and whatever other attempts left behind is removed.
 */
export const prepareFile = async (parts: PrepareParts, run: Run, makeDraft: () => Promise<Draft>): Promise<object> => {
  const { jobId, tenant, data, attempt, transact } = run
  const before = await transact((tx) => findExportFile(tx, jobId))
  // Its worker died between the row and the end of the job.
  if (before) return toResult(before)
  const { content, count, ...draft } = await makeDraft()
  const { stream, result } = measure(content)
  const fileKey = keyOf(run, attempt)
  await parts.files.put(fileKey, stream, { contentType: draft.contentType })
  const madeAt = parts.clock.now()
  const { personId, account } = data
  const expiresAt = new Date(madeAt.getTime() + KEPT_DAYS * DAY_MS)
  const file = {
    id: jobId,
    personId,
    account,
    fileKey,
    changedSince: null,
    readAt: madeAt,
    ...draft,
    ...result(),
    count: count(),
    madeAt,
    expiresAt,
  }
  const isFirst = await transact(async (tx) => {
    const inserted = await insertExportFile(tx, file)
    if (inserted) await mailWhenReady(tx, parts, tenant, file)
    return inserted
  })
  if (!isFirst) await parts.files.remove(fileKey)
  for (let earlier = 1; isFirst && earlier < attempt; earlier += 1) await parts.files.remove(keyOf(run, earlier))
  return toResult(file)
}

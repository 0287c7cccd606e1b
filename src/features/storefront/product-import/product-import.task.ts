import { Readable } from 'node:stream'
import { z } from 'zod'
import { endImport, findImport, type ImportRun } from '#features/storefront/product-import/import/import.store.ts'
import { importProducts } from '#features/storefront/product-import/import/import-products.service.ts'
import { readProductStream } from '#features/storefront/product-import/import/product-file.service.ts'
import { settleProducts } from '#features/storefront/product-import/import/settle-products.service.ts'
import { IMPORT_TASK, type ImportResult } from '#features/storefront/product-import/product-import.rules.ts'
import { findClaimedUpload, openUpload, removeUpload, type Upload } from '#foundation/uploads/public.server.ts'
import { defineTask, FinalTaskFailure, TaskCancelled, type TaskRun } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

const data = z.object({ uploadId: z.uuid(), file: z.string() })
type Run = TaskRun<z.infer<typeof data>>

/** One import for each job: an attempt that follows another goes on where that one stopped. */
export const nameImport = (jobId: string): string => `job ${jobId}`

const toResult = (file: string, { lines, accepted, unchanged, rejected }: ImportRun): ImportResult => ({
  ...{ file, lines, accepted, unchanged, rejected },
})

const isCsvError = (error: unknown): boolean => error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')

type Parts = Pick<Services, 'engine' | 'files'>

/** Lines until there are no more or nobody wants them; how many bytes they took is counted on the way. */
const readLines = ({ files }: Parts, { signal }: Run, upload: Upload) => {
  let bytes = 0
  const counted = async function* () {
    for await (const chunk of openUpload(files, upload)) {
      bytes += (chunk as Buffer).length
      yield chunk as Buffer
    }
  }
  const lines = async function* () {
    const format = upload.mediaType === 'text/csv' ? 'csv' : 'json-lines'
    for await (const line of readProductStream(Readable.from(counted(), { objectMode: false }), format)) {
      signal.throwIfAborted()
      yield line
    }
  }
  return { lines: lines(), bytes: () => bytes }
}

const bring = async (parts: Parts, run: Run, upload: Upload): Promise<ImportRun> => {
  const { jobId, tenant, db, progress } = run
  const { lines, bytes } = readLines(parts, run, upload)
  const tell = ({ lines: count, rejected }: Pick<ImportRun, 'lines' | 'rejected'>): void =>
    void progress.report(bytes(), upload.size, { key: 'message.reading', values: { file: upload.name, lines: count, rejected } })
  tell({ lines: 0, rejected: 0 })
  try {
    return await importProducts({ db, tenant, source: nameImport(jobId), lines, onProgress: tell })
  } catch (error) {
    if (isCsvError(error)) throw new FinalTaskFailure('The table cannot be read.', 'unreadable')
    throw error
  }
}

/** The import of the command line, from an upload; killed anywhere, the next attempt brings the rest and nothing twice. */
export const createImportTask = (parts: Parts) =>
  defineTask({
    name: IMPORT_TASK,
    schema: data,
    run: async (run) => {
      const { jobId, tenant, db, transact, progress } = run
      const { uploadId, file } = run.data
      const source = nameImport(jobId)
      const finish = async (): Promise<ImportResult | undefined> => {
        await settleProducts({ db, tenant, engine: parts.engine })
        await removeUpload({ db, files: parts.files, tenant }, uploadId)
        const ended = await transact(async (tx) => {
          await endImport(tx, source)
          return findImport(tx, source)
        })
        return ended && toResult(file, ended)
      }
      const known = await transact((tx) => findImport(tx, source))
      if (known?.state !== 'done') {
        const upload = await transact((tx) => findClaimedUpload(tx, uploadId))
        if (!upload) throw new FinalTaskFailure('The file is no longer there.', 'gone')
        try {
          await bring(parts, run, upload)
        } catch (error) {
          // Products imported until then stay, and are found.
          if (error instanceof TaskCancelled) throw new TaskCancelled(await finish())
          throw error
        }
      }
      await progress.report(1, 1, { key: 'message.settling', values: { file } })
      return finish()
    },
  })

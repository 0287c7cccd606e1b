import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { INVOICES_FILE, ZIP_TYPE } from '#features/orders/exports/export-kind.rules.ts'
import { listSelections } from '#features/orders/exports/invoice-selection.service.ts'
import { prepareFile, type PrepareParts } from '#features/orders/exports/prepare-file.service.ts'
import {
  archiveInvoice,
  countInvoices,
  invoiceFileName,
  markDownloaded,
  readInvoicesAfter,
  type ArchiveParts,
  type Invoice,
} from '#features/orders/invoices/public.server.ts'
import { writeZip, type StoredEntry, type ZipEntry } from '#platform/files/zip-writer.ts'
import { defineTask, FinalTaskFailure, type TaskRun } from '#platform/jobs/jobs.ts'

export const INVOICE_ZIP = 'prepare-invoices'
const PAGE = 100

const data = z.object({
  personId: z.uuid(),
  account: z.string(),
  numbers: z.array(z.string()).optional(),
  /** As the list of orders has them in its address. */
  filters: z.record(z.string(), z.string()).optional(),
  today: z.iso.date(),
})
type Run = TaskRun<z.infer<typeof data>>

/** The archived paper as it was written; one whose bytes changed since is never handed out. */
const readPaper = async (parts: ArchiveParts, key: string, sha256: string): Promise<Buffer> => {
  const file = await parts.files.open(key)
  const content = file && (await buffer(file.stream))
  if (!content || createHash('sha256').update(content).digest('hex') !== sha256)
    throw new FinalTaskFailure('An archived invoice cannot be read. Please contact us.', 'damaged')
  return content
}

async function* readInvoices({ clock }: ArchiveParts, { data: choice, transact }: Run): AsyncGenerator<Invoice> {
  for await (const selection of listSelections(choice, transact))
    for (let after = ''; ;) {
      const page = await transact(async (tx) => {
        const invoices = await readInvoicesAfter(tx, selection, after, PAGE)
        await markDownloaded(
          tx,
          invoices.map(({ number }) => number),
          clock.now(),
        )
        return invoices
      })
      yield* page
      after = page.at(-1)?.number ?? ''
      if (page.length < PAGE) break
    }
}

/** One paper an invoice, and at the end the checksums of all of them. One paper is in memory at a time. */
async function* listEntries(parts: ArchiveParts, run: Run, total: number): AsyncGenerator<ZipEntry | StoredEntry> {
  const { tenant, transact, progress, signal } = run
  const checksums: string[] = []
  for await (const invoice of readInvoices(parts, run)) {
    progress.throwIfCancelled()
    signal.throwIfAborted()
    const { archived, content } = await archiveInvoice(parts, tenant, invoice, transact)
    const stored = content ?? (await readPaper(parts, archived.fileKey, archived.sha256))
    const name = invoiceFileName(invoice.number)
    checksums.push(`${archived.sha256}  ${name}\n`)
    yield { name, stored }
    await progress.report(checksums.length, total, { key: 'progress.invoices', values: { done: checksums.length, total } })
  }
  yield { name: 'manifest.sha256', content: checksums }
}

const countChosen = async ({ data: choice, transact }: Run): Promise<number> => {
  let total = 0
  for await (const selection of listSelections(choice, transact)) total += await transact((tx) => countInvoices(tx, selection))
  return total
}

/** An account's invoices as one archive [7.9.12]. */
export const invoiceZip = (parts: PrepareParts & ArchiveParts) =>
  defineTask({
    name: INVOICE_ZIP,
    schema: data,
    run: (run) =>
      prepareFile(parts, run, async () => {
        const total = await countChosen(run)
        if (total === 0) throw new FinalTaskFailure('There are no invoices to download.', 'nothing')
        const draft = { kind: 'invoices', fileName: INVOICES_FILE, contentType: ZIP_TYPE } as const
        return { ...draft, content: writeZip(listEntries(parts, run, total)), count: () => total }
      }),
  })

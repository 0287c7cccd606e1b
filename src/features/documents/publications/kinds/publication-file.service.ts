import { buffer } from 'node:stream/consumers'
import type { PdfFacts } from '#features/documents/publications/kinds/pdf-outline.worker.ts'
import { MAX_PUBLICATION_BYTES } from '#features/documents/publications/publishing/publication-upload.rules.ts'
import { putHashed } from '#features/site/media/public.server.ts'
import type { IncomingFile, KindContext } from '#foundation/data-kinds/public.server.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { defineFileRemoval, inspectFile } from '#foundation/uploads/public.server.ts'
import { SandboxFailure, type SandboxTask } from '#platform/sandbox/sandbox-task.ts'
import { sandbox } from '#platform/sandbox/sandbox.ts'

const PDF = 'application/pdf'
const FACTS: SandboxTask<null, PdfFacts> = { module: new URL('pdf-outline.worker.ts', import.meta.url), name: 'readPdfFacts' }
/** Manuals with many drawings take more than what customers send. */
const LIMITS = { processorMs: 30_000, memoryMb: 900 }

export type TakenPdf = PdfFacts & { readonly fileKey: string; readonly sha256: string; readonly fileSize: number }

/** A document that cannot be opened has one page without headings: readers may still have its bytes. */
const readFacts = async (tenant: string, file: IncomingFile): Promise<PdfFacts> => {
  const bytes = await buffer(file.open())
  const run = { tenant, person: 'bring', limits: LIMITS }
  return sandbox.run(FACTS, null, bytes, run).then(
    ({ value }) => value,
    (error: unknown) => {
      if (!(error instanceof SandboxFailure)) throw error
      return { pages: 1, outline: [] }
    },
  )
}

/** Looks at a PDF as at an upload and stores it under its hash; no row names it yet. */
export const takePdf = async ({ services, tenant }: KindContext, file: IncomingFile): Promise<TakenPdf | LineProblem> => {
  const inspected = await inspectFile(services, file, { types: [PDF], maxBytes: MAX_PUBLICATION_BYTES })
  if ('reason' in inspected) return { column: 'file', reason: inspected.reason }
  const fileKey = `${tenant}/publications/${file.sha256}.pdf`
  await putHashed(services.files, fileKey, file, PDF)
  return { ...(await readFacts(tenant, file)), fileKey, sha256: file.sha256, fileSize: file.size }
}

export const publicationRemoval = defineFileRemoval({
  name: 'remove-publication-files',
  table: 'publication_revision',
  hasFolder: false,
})

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

/** Undefined for a document that no reader can open; one that is too large to look at has one page without headings. */
const readFacts = async (tenant: string, file: IncomingFile): Promise<PdfFacts | undefined> => {
  const bytes = await buffer(file.open())
  const run = { tenant, person: 'bring', limits: LIMITS }
  return sandbox.run(FACTS, null, bytes, run).then(
    ({ value }) => value,
    (error: unknown) => {
      if (!(error instanceof SandboxFailure)) throw error
      return error.reason === 'failed' ? undefined : { pages: 1, outline: [] }
    },
  )
}

/** Looks at a PDF as at an upload and stores it under its hash; no row names it yet. What its owner says of it is not read again. */
export const takePdf = async (
  { services, tenant }: KindContext,
  file: IncomingFile,
  { pages, outline }: Partial<PdfFacts>,
): Promise<TakenPdf | LineProblem> => {
  const inspected = await inspectFile(services, file, { types: [PDF], maxBytes: MAX_PUBLICATION_BYTES })
  if ('reason' in inspected) return { column: 'file', reason: inspected.reason }
  const isKnown = pages !== undefined && outline !== undefined
  const read = isKnown ? { pages, outline } : await readFacts(tenant, file)
  if (!read) return { column: 'file', reason: `${file.name} cannot be opened as a PDF; it is damaged or protected by a password` }
  const fileKey = `${tenant}/publications/${file.sha256}.pdf`
  await putHashed(services.files, fileKey, file, PDF)
  return { pages: pages ?? read.pages, outline: outline ?? read.outline, fileKey, sha256: file.sha256, fileSize: file.size }
}

export const publicationRemoval = defineFileRemoval({
  name: 'remove-publication-files',
  table: 'publication_revision',
  hasFolder: false,
})

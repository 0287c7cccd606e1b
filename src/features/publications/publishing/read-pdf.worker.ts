import { parentPort, workerData } from 'node:worker_threads'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfFacts } from '#features/publications/publishing/read-pdf.service.ts'

const { bytes, mostPages, mostEntries } = workerData as { bytes: Uint8Array; mostPages: number; mostEntries: number }

const pdf = await getDocument({ data: bytes, useSystemFonts: false, disableFontFace: true, verbosity: 0 }).promise

/** Bookmarks name a page by a reference, or by a name that stands for one. */
const findPage = async (target: unknown): Promise<number | undefined> => {
  const place = typeof target === 'string' ? await pdf.getDestination(target) : target
  const [reference] = Array.isArray(place) ? (place as readonly unknown[]) : []
  if (typeof reference === 'number') return reference + 1
  if (typeof reference !== 'object' || reference === null) return undefined
  return (await pdf.getPageIndex(reference as Parameters<typeof pdf.getPageIndex>[0])) + 1
}

const readOutline = async (): Promise<PdfFacts['outline']> => {
  const outline = []
  // Of the first level only: deeper ones are in the document itself.
  for (const { title, dest } of ((await pdf.getOutline()) ?? []).slice(0, mostEntries)) {
    const page = await findPage(dest).catch(() => undefined)
    const name = title
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 200)
      .toWellFormed()
    if (page !== undefined && name !== '') outline.push({ title: name, page })
  }
  return outline
}

if (pdf.numPages > mostPages) throw new Error('the document has too many pages')
const facts: PdfFacts = { pages: pdf.numPages, outline: await readOutline() }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
parentPort?.postMessage(facts)

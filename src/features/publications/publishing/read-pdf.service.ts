import { Worker } from 'node:worker_threads'
import { READING_LIMITS } from '#features/publications/publishing/publication-upload.rules.ts'
import type { OutlineEntry } from '#features/publications/publication.rules.ts'

export type PdfFacts = { readonly pages: number; readonly outline: readonly OutlineEntry[] }

/** In a thread that may die alone: whatever the document does, it takes so much time and memory and no more [T-81]. Undefined: cannot be read. */
export const readPdf = (bytes: Uint8Array): Promise<PdfFacts | undefined> => {
  const { seconds, megabytes, pages, entries } = READING_LIMITS
  const worker = new Worker(new URL('read-pdf.worker.ts', import.meta.url), {
    workerData: { bytes, mostPages: pages, mostEntries: entries },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stdout: true,
    stderr: true,
  })
  return new Promise((resolve) => {
    const timer = setTimeout(() => void worker.terminate(), seconds * 1000)
    const end = (facts: PdfFacts | undefined): void => {
      clearTimeout(timer)
      resolve(facts)
    }
    worker.once('message', (facts: PdfFacts) => {
      end(facts)
      void worker.terminate()
    })
    worker.once('error', () => end(undefined))
    worker.once('exit', () => end(undefined))
  })
}

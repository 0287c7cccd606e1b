import type { BusinessDocument } from '#platform/files/business-document.ts'
import { createThread } from '#platform/threads.ts'

/** As it travels to the thread: the text of page numbers instead of a function. */
export type ConfirmationPaper = Omit<BusinessDocument, 'writePage'> & { readonly pageText: string }

const thread = createThread<ConfirmationPaper, Uint8Array>(new URL('draw-confirmation.worker.ts', import.meta.url))

/** Beside the pages and behind them, as invoices are drawn [T-99]. */
export const drawInThread = async (paper: ConfirmationPaper): Promise<Buffer> => {
  const { buffer, byteOffset, byteLength } = await thread.ask(paper)
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
}

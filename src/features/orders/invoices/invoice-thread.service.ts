import type { InvoicePaper } from '#features/orders/invoices/draw-invoice.service.ts'
import { createThread } from '#platform/threads.ts'

const thread = createThread<InvoicePaper, Uint8Array>(new URL('draw-invoice.worker.ts', import.meta.url))

/** Beside the pages: an archive of thousands of invoices holds none of them up. */
export const drawInThread = async (paper: InvoicePaper): Promise<Buffer> => {
  const { buffer, byteOffset, byteLength } = await thread.ask(paper)
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
}

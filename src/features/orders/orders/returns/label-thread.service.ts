import type { PaperBrand } from '#platform/files/paper-brand.ts'
import type { PaperInfo } from '#platform/files/pdf-document.ts'
import { createThread } from '#platform/threads.ts'

/** A label and the slip below it, everything written as it is to be read. */
export type ReturnLabel = PaperInfo & {
  readonly number: string
  readonly brand: PaperBrand | undefined
  readonly to: { readonly label: string; readonly lines: readonly string[] }
  readonly from: { readonly label: string; readonly lines: readonly string[] }
  readonly facts: readonly string[]
  /** Where to cut and glue. */
  readonly cut: string
  readonly contents: { readonly label: string; readonly lines: readonly string[] }
  readonly notes: readonly string[]
}

const thread = createThread<ReturnLabel, Uint8Array>(new URL('draw-label.worker.ts', import.meta.url))

/** Beside the pages, as confirmations are drawn [T-99]. */
export const drawInThread = async (label: ReturnLabel): Promise<Buffer> => {
  const { buffer, byteOffset, byteLength } = await thread.ask(label)
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
}

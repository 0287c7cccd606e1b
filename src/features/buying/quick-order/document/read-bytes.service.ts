import { readCsv } from '#features/buying/quick-order/document/csv-rows.service.ts'
import { refuseDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import { decodeText, typeOf, type DocumentType } from '#features/buying/quick-order/document/document-type.rules.ts'
import { readXlsx } from '#features/buying/quick-order/document/xlsx-rows.service.ts'
import type { Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'

/** The output of a reader: rows, or text without columns. */
export type DocumentContent = {
  readonly type: DocumentType
  readonly pages: number
  readonly rows?: Row[]
  readonly text?: string
}

const readTextFile = (bytes: Uint8Array): DocumentContent => {
  const text = decodeText(bytes) ?? refuseDocument('wrong_type')
  const rows = readCsv(text)
  return { type: 'text', pages: 1, ...(rows ? { rows } : { text }) }
}

/** Any document that an order may come in. */
export const readBytes = async (bytes: Uint8Array): Promise<DocumentContent> => {
  const type = typeOf(bytes)
  if (type === undefined) return refuseDocument('wrong_type')
  if (type === 'sealed') return refuseDocument('password')
  if (type === 'text') return readTextFile(bytes)
  if (type === 'xlsx') return { type, ...readXlsx(bytes) }
  const { readPdf } = await import('#features/buying/quick-order/document/pdf-rows.service.ts')
  return { type, ...(await readPdf(bytes)) }
}

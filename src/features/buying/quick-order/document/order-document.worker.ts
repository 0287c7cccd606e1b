import { deserialize, serialize } from 'node:v8'
import { UnreadableDocument, type DocumentProblem } from '#features/buying/quick-order/document/document-problem.rules.ts'
import type { DocumentType } from '#features/buying/quick-order/document/document-type.rules.ts'
import { isXml, readXmlOrder } from '#features/buying/quick-order/document/read-xml-order.service.ts'
import { readBytes } from '#features/buying/quick-order/document/read-bytes.service.ts'
import { readPairs, toPairs, type NumberPair } from '#features/buying/quick-order/page/number-pairs.rules.ts'
import { foldNumbers, listNumbersInText } from '#features/buying/quick-order/reading/numbers-in-text.rules.ts'
import { readRows, readText, type ReadOrder } from '#features/buying/quick-order/reading/read-order.rules.ts'
import { MOST_LINES, MOST_NUMBERS, MOST_ROWS, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'

/** The content of a document or pasted text; the web process passes its bytes on and never reads them. */
type Content = {
  readonly rows?: Row[] | undefined
  readonly text?: string | undefined
  /** It said itself what its lines are. */
  readonly order?: ReadOrder | undefined
}

/** Pasted text, a file that a person sent, or one of a system, which may be UBL. */
export type OrderOrigin = 'pasted' | 'file' | 'system'
export type Refused = { readonly problem: DocumentProblem }
export type OpenedOrder = {
  readonly type: DocumentType
  readonly pages: number
  /** All that may be part numbers, as `foldPartNumber` spells them. */
  readonly numbers: readonly string[]
}

/** Problems are answers: only what nobody foresaw is an error. */
const answer = async <T>(work: () => Promise<T> | T): Promise<T | { value: Refused }> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnreadableDocument) return { value: { problem: error.problem } }
    throw error
  }
}

const countLineEnds = (text: string): number => {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

const listTexts = ({ rows, text = '', order }: Content): readonly string[] =>
  order
    ? order.lines.flatMap(({ numbers, words }) => [...numbers.map((number) => number.text), words])
    : rows
      ? rows.flatMap(({ cells }) => cells.map((cell) => cell.text))
      : text.split(/[\r\n\t;,|]+|\s{2,}/)

const describe = (type: DocumentType, pages: number, content: Content) => {
  if (countLineEnds(content.text ?? '') > MOST_ROWS) throw new UnreadableDocument('too_large')
  const numbers = foldNumbers(listNumbersInText(listTexts(content)), foldPartNumber)
  if (numbers.length > MOST_NUMBERS) throw new UnreadableDocument('too_large')
  return { value: { type, pages, numbers } satisfies OpenedOrder, bytes: serialize(content) }
}

/** A file, by what it holds, or a text as it was pasted. */
export const openOrder = ({ from }: { readonly from: OrderOrigin }, bytes: Uint8Array) =>
  answer(async () => {
    if (from === 'system' && isXml(bytes)) return describe('ubl', 1, { order: readXmlOrder(bytes) })
    if (from === 'pasted') return describe('text', 1, { text: new TextDecoder().decode(bytes) })
    const { type, pages, rows, text } = await readBytes(bytes)
    return describe(type, pages, { rows, text })
  })

/** The lines of an opened order; `known` are the numbers of it that somebody knows. */
export const readOpened = ({ known }: { readonly known: readonly string[] }, bytes: Uint8Array) =>
  answer((): { value: ReadOrder } => {
    const names = new Set(known)
    const isKnown = (text: string): boolean => names.has(foldPartNumber(text))
    const { rows, text = '', order: given } = deserialize(bytes) as Content
    const order = given ?? (rows ? readRows(rows, isKnown) : readText(text, isKnown))
    if (order.lines.length > MOST_LINES) throw new UnreadableDocument('too_many_lines')
    return { value: order }
  })

/** Pairs of the customer's number and ours. */
export const readNumbers = (_: null, bytes: Uint8Array) =>
  answer(async (): Promise<{ value: { readonly numbers: NumberPair[] } }> => {
    const { rows, text = '' } = await readBytes(bytes)
    return { value: { numbers: rows ? toPairs(rows.map(({ cells }) => cells.map((cell) => cell.text))) : readPairs(text) } }
  })

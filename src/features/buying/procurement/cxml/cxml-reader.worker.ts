import { deserialize, serialize } from 'node:v8'
import { readMessage, type CxmlMessage } from '#features/buying/procurement/cxml/cxml-message.service.ts'
import { CxmlProblem, type CxmlStatus } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import { decodeDocument, dropDoctype } from '#features/buying/procurement/cxml/read-prolog.rules.ts'
import { SCAN_LIMITS, scanDocument } from '#features/buying/procurement/cxml/scan-document.rules.ts'
import { readXml, XmlError } from '#platform/files/xml-reader.ts'

/** The scan counts elements; with a text before and after each and those in pieces there are not more nodes than this. */
const LIMITS = { maxChars: SCAN_LIMITS.chars, maxNodes: 4 * SCAN_LIMITS.elements, maxDepth: SCAN_LIMITS.depth }

/** The text of a document that may be read: hostile ones are refused here, before any reader, at the cost of a scan [T-109]. */
export const checkDocument = (bytes: Uint8Array, charset?: string): string => {
  if (bytes.length > SCAN_LIMITS.chars) throw new CxmlProblem(400, 'A document of more than 1 MB is not read.')
  const text = dropDoctype(decodeDocument(bytes, charset))
  scanDocument(text)
  return text
}

/** The message in a document of others; throws a `CxmlProblem` for whatever is wrong with it. */
export const readDocument = (bytes: Uint8Array, charset?: string): CxmlMessage => {
  try {
    return readMessage(readXml(checkDocument(bytes, charset), LIMITS))
  } catch (error) {
    if (error instanceof XmlError) throw new CxmlProblem(400, 'The document is not well-formed XML.')
    throw error
  }
}

export type ReadOutcome = { readonly problem?: { readonly status: CxmlStatus; readonly message: string } }

/** In a process of its own; problems are answers. */
export const readDocumentBytes = (
  { charset }: { readonly charset?: string | undefined },
  bytes: Uint8Array,
): { readonly value: ReadOutcome; readonly bytes?: Uint8Array } => {
  try {
    return { value: {}, bytes: serialize(readDocument(bytes, charset)) }
  } catch (error) {
    if (error instanceof CxmlProblem) return { value: { problem: { status: error.status, message: error.message } } }
    throw error
  }
}

export const openReadMessage = (bytes: Uint8Array): CxmlMessage => deserialize(bytes) as CxmlMessage

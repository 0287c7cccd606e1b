import { deserialize, serialize } from 'node:v8'
import { readMessage, type CxmlMessage } from '#features/buying/procurement/cxml/cxml-message.service.ts'
import { CxmlProblem, type CxmlStatus } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import { decodeDocument, dropDoctype } from '#features/buying/procurement/cxml/read-prolog.rules.ts'
import { readXml, XmlError } from '#platform/files/xml-reader.ts'

/** An order of a thousand lines has some 30,000 elements; nothing of cXML is nested deeper than twenty. */
const LIMITS = { maxChars: 1_048_576, maxNodes: 120_000, maxDepth: 40 }

/** The message in a document of others; throws a `CxmlProblem` for whatever is wrong with it. */
export const readDocument = (bytes: Uint8Array): CxmlMessage => {
  try {
    return readMessage(readXml(dropDoctype(decodeDocument(bytes)), LIMITS))
  } catch (error) {
    if (error instanceof XmlError) throw new CxmlProblem(400, 'The document is not well-formed XML.')
    throw error
  }
}

export type ReadOutcome = { readonly problem?: { readonly status: CxmlStatus; readonly message: string } }

/** In a process of its own; problems are answers. */
export const readDocumentBytes = (_: object, bytes: Uint8Array): { readonly value: ReadOutcome; readonly bytes?: Uint8Array } => {
  try {
    return { value: {}, bytes: serialize(readDocument(bytes)) }
  } catch (error) {
    if (error instanceof CxmlProblem) return { value: { problem: { status: error.status, message: error.message } } }
    throw error
  }
}

export const openReadMessage = (bytes: Uint8Array): CxmlMessage => deserialize(bytes) as CxmlMessage

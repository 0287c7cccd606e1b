import { refuseDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import { readXmlEvents, XmlError } from '#platform/files/xml-reader.ts'

export type Attributes = Readonly<Record<string, string>>

/** An element of a sheet that begins or ends, by its name without prefix, or text between two of them. */
export type SheetEvent =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'text'; readonly text: string }

/** No document type, so no entities of the document's own: neither files of others nor texts that grow [T-81]. */
export const hasDoctype = (xml: string): boolean => /<!(?:DOCTYPE|ENTITY)/i.test(xml)

const NONE: Attributes = {}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The parts of a sheet; a file that is no XML is damaged, one that the book does not have is empty. */
export function* readSheetXml(xml: string): Generator<SheetEvent> {
  if (xml === '') return
  try {
    for (const event of readXmlEvents(xml))
      if (event.kind === 'open') yield { ...event, name: localOf(event.name) }
      else if (event.kind === 'close') yield { ...event, name: localOf(event.name), attributes: NONE }
      else if (event.kind === 'text') yield event
  } catch (error) {
    if (error instanceof XmlError) refuseDocument('damaged')
    throw error
  }
}

export const attributeOf = (attributes: Attributes, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => localOf(key) === name)?.[1]

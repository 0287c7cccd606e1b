import { readXliff, type ReadFile } from '#features/authoring/page-languages/read-xliff.service.ts'
import { XmlError } from '#platform/files/xml-reader.ts'

export type XliffInput = {
  /** The source's markup of texts that have some, by key. */
  readonly markup: readonly (readonly [key: string, html: string])[]
}

/** A translator's file; what is wrong with it is an answer for whoever brought it. */
export const readXliffBytes = (
  { markup }: XliffInput,
  bytes: Uint8Array,
): { readonly value: ReadFile | { readonly problem: string } } => {
  const byKey = new Map(markup)
  try {
    return { value: readXliff(new TextDecoder().decode(bytes), (key) => byKey.get(key)) }
  } catch (error) {
    if (error instanceof XmlError) return { value: { problem: error.message } }
    throw error
  }
}

import { cleanDrawing } from '#features/authoring/media-library/drawing.service.ts'
import { XmlError } from '#platform/files/xml-reader.ts'

/** A drawing without what could run or reach out; `isDrawing` is false for what is none. */
export const cleanDrawingBytes = (
  _: null,
  bytes: Uint8Array,
): { readonly value: { readonly isDrawing: boolean }; readonly bytes?: Uint8Array } => {
  try {
    const drawing = cleanDrawing(new TextDecoder().decode(bytes))
    return drawing === undefined
      ? { value: { isDrawing: false } }
      : { value: { isDrawing: true }, bytes: new TextEncoder().encode(drawing) }
  } catch (error) {
    if (error instanceof XmlError) return { value: { isDrawing: false } }
    throw error
  }
}

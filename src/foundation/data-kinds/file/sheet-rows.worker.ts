import { readSheetRows, XlsxError } from '#platform/files/xlsx-reader.ts'

export type SheetInput = { readonly mostRows: number }
/** The rows are JSON lines in the bytes; `isCut` where there are more than were requested. */
export type SheetOutput = { readonly isCut: boolean } | { readonly problem: string }

/** In a process of its own: a small workbook may unpack to hundreds of megabytes. */
export const readSheetBytes = (
  { mostRows }: SheetInput,
  content: Uint8Array,
): Promise<{ value: SheetOutput; bytes?: Uint8Array }> => {
  try {
    const rows: string[] = []
    let isCut = false
    for (const row of readSheetRows(content)) {
      if (rows.length === mostRows) {
        isCut = true
        break
      }
      rows.push(JSON.stringify(row))
    }
    return Promise.resolve({ value: { isCut }, bytes: new TextEncoder().encode(rows.join('\n')) })
  } catch (error) {
    if (error instanceof XlsxError) return Promise.resolve({ value: { problem: error.message } })
    throw error
  }
}

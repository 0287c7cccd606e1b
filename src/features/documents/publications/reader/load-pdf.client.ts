import { drawSheet } from '#features/documents/publications/reader/sheet.client.ts'

/** For others who show a PDF: the large part is loaded when somebody looks at one. */
export const loadPdfPages = async () => {
  const { openPdf } = await import('#features/documents/publications/reader/open-pdf.client.ts')
  return { openPdf, drawSheet }
}

import { fileURLToPath } from 'node:url'
import { refuseDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import { readPage } from '#features/buying/quick-order/document/pdf-page.service.ts'
import { MOST_CELLS, MOST_ROWS, textOf, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'

const MOST_PAGES = 200
/** Fewer letters than this are a stamp on a picture, not an order. */
const LEAST_LETTERS = 12

const folderOf = (name: string): string => fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')))

/** Letters that a font draws but does not name cannot be read. */
const isReadable = (rows: readonly Row[]): boolean => {
  const text = rows.map(textOf).join('')
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const unknown = text.match(/[\p{Co}\uFFFD]/gu)?.length ?? 0
  return letters >= LEAST_LETTERS && unknown * 3 < letters
}

const nameProblem = (error: unknown): never => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return refuseDocument('password')
  if (name === 'UnreadableDocument' || (error instanceof Error && 'problem' in error)) throw error
  return refuseDocument('damaged')
}

/** The text of a PDF as rows. No script of the document runs, no picture is decoded, nothing is fetched. */
export const readPdf = async (content: Uint8Array): Promise<{ rows: Row[]; pages: number }> => {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = pdfjs.getDocument({
    data: new Uint8Array(content),
    verbosity: 0,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
    // Pictures are left out before they are decoded.
    maxImageSize: 1,
    cMapUrl: folderOf('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folderOf('standard_fonts'),
  })
  try {
    const pdf = await loading.promise
    if (pdf.numPages > MOST_PAGES) refuseDocument('too_large')
    const rows: Row[] = []
    let cells = 0
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const found = await readPage(pdfjs, page, number)
      cells += found.reduce((sum, row) => sum + row.cells.length, 0)
      rows.push(...found)
      page.cleanup()
      if (rows.length > MOST_ROWS || cells > MOST_CELLS) refuseDocument('too_large')
    }
    if (!isReadable(rows)) refuseDocument('no_text')
    return { rows, pages: pdf.numPages }
  } catch (error) {
    return nameProblem(error)
  } finally {
    await loading.destroy()
  }
}

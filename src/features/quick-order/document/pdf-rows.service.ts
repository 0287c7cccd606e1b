import { fileURLToPath } from 'node:url'
import { refuseDocument } from '#features/quick-order/document/document-problem.rules.ts'
import { toPageRows, type TextRun } from '#features/quick-order/document/page-rows.rules.ts'
import { MOST_CELLS, MOST_ROWS, textOf, type Row } from '#features/quick-order/reading/sheet-row.rules.ts'

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
  const { getDocument, Util } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    data: new Uint8Array(content),
    verbosity: 0,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
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
      const { transform } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const runs = items.flatMap((item): TextRun[] => {
        if (!('str' in item)) return []
        const [a = 0, b = 0, c = 0, d = 0, left = 0, top = 0] = Util.transform(transform, item.transform as number[]) as number[]
        // Text that runs up the margin is no row.
        if (Math.abs(b) > Math.abs(a)) return []
        return [{ text: item.str, left, width: item.width, top, size: Math.hypot(c, d) || 10 }]
      })
      const found = toPageRows(runs, number)
      cells += runs.length
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

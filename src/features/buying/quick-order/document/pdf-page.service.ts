import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { refuseDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import { listAnnotationStrokes, listStrokes } from '#features/buying/quick-order/document/page-strokes.rules.ts'
import { findTurn, layRuns, type PlacedText } from '#features/buying/quick-order/document/page-turn.rules.ts'
import { toPageRows, type TextRun } from '#features/buying/quick-order/document/page-rows.rules.ts'
import { openStrikes } from '#features/buying/quick-order/document/struck-text.rules.ts'
import { saysCancelled } from '#features/buying/quick-order/reading/cancel-words.rules.ts'
import { MOST_CELLS, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')
type Comment = {
  readonly subtype?: string
  readonly rect?: readonly number[]
  readonly contentsObj?: { readonly str?: string }
}

/** A stamp is written larger than this, in points. */
const STAMP_SIZE = 22
const COMMENT_SIZE = 9

/** Comments that say 'cancelled' count as text where they were put. */
const listComments = ({ Util }: PdfJs, comments: readonly Comment[], base: readonly number[]): TextRun[] =>
  comments.flatMap(({ subtype, rect = [], contentsObj }) => {
    const text = contentsObj?.str ?? ''
    if (subtype === 'Popup' || !saysCancelled(text)) return []
    const [, , , , left = 0, foot = 0] = Util.transform([...base], [1, 0, 0, 1, rect[0] ?? 0, rect[1] ?? 0]) as number[]
    const height = Math.min(40, Math.abs((rect[3] ?? 0) - (rect[1] ?? 0)))
    return [
      {
        text: text.slice(0, 200),
        left,
        width: COMMENT_SIZE,
        top: foot - Math.max(0, height - COMMENT_SIZE) / 2,
        size: COMMENT_SIZE,
      },
    ]
  })

/** The rows of a page, with what is struck out on it. Nothing is drawn and no picture is decoded. */
export const readPage = async (pdfjs: PdfJs, page: PDFPageProxy, number: number): Promise<Row[]> => {
  const { AnnotationMode, OPS, Util } = pdfjs
  const { items } = await page.getTextContent()
  if (items.length > MOST_CELLS) refuseDocument('too_large')
  const viewport = page.getViewport({ scale: 1 })
  const texts = items.flatMap((item): PlacedText[] =>
    'str' in item
      ? [
          {
            text: item.str,
            width: item.width,
            matrix: Util.transform(viewport.transform, item.transform as number[]) as number[],
          },
        ]
      : [],
  )
  const turn = findTurn(texts)
  const base = Util.transform([...turn], viewport.transform) as number[]
  const { runs, aslant } = layRuns(texts, turn)
  const operators = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE })
  const comments = (await page.getAnnotations()) as Comment[]
  const strokes = [...listStrokes(operators, OPS, base), ...listAnnotationStrokes(comments, base)]
  const isStamp = ({ text, size }: Pick<TextRun, 'text' | 'size'>): boolean => size >= STAMP_SIZE && saysCancelled(text)
  const isCancelled = aslant.some((text) => saysCancelled(text)) || runs.some(isStamp)
  const written = runs.filter((run) => !isStamp(run))
  return toPageRows([...written, ...listComments(pdfjs, comments, base)], number, openStrikes(strokes)).map((row) => ({
    ...row,
    ...(isCancelled && { isCancelled }),
  }))
}

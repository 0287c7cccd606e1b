import type { Language } from '#kernel/locale.ts'
import { drawPages, type Twist } from '#features/buying/quick-order/testing/labelled/draw-documents.ts'
import type { LabelledDocument, LabelledLine } from '#features/buying/quick-order/testing/labelled/labelled-order.ts'
import { PRODUCERS } from '#features/buying/quick-order/testing/labelled/pdf-producers.ts'
import { drawWorkbook, type Sheet } from '#features/buying/quick-order/testing/labelled/xlsx-book.ts'

export type Pending = Promise<LabelledDocument>

export const drawPdf = async (
  kind: string,
  producer: number,
  language: Language,
  lines: readonly LabelledLine[],
  twist: Twist,
): Pending => {
  const usable = PRODUCERS.filter(({ isLatin }) => !isLatin || !['pl', 'zh'].includes(language))
  const { name, draw } = usable[producer % usable.length] ?? PRODUCERS[1]!
  return { kind, name: `${language}, ${name}`, language, lines, content: await draw(drawPages(language, lines, twist)) }
}
export const drawBook = async (
  kind: string,
  name: string,
  language: Language,
  lines: readonly LabelledLine[],
  sheets: readonly Sheet[],
): Pending => ({
  ...{ kind, name: `${language}, sheet, ${name}`, language, lines },
  content: await drawWorkbook(sheets),
})

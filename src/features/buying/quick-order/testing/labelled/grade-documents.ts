import { readBytes } from '#features/buying/quick-order/document/read-bytes.service.ts'
import { compareDescriptions } from '#features/buying/quick-order/matching/compare-descriptions.service.ts'
import { matchReadingLine } from '#features/buying/quick-order/matching/reading-line.rules.ts'
import { isKnownNumber } from '#features/buying/quick-order/matching/match-line.rules.ts'
import { readRows, readText } from '#features/buying/quick-order/reading/read-order.rules.ts'
import type { LabelledDocument } from '#features/buying/quick-order/testing/labelled/labelled-order.ts'
import { findMeant, NAMED_KNOWLEDGE } from '#features/buying/quick-order/testing/labelled/labelled-parts.ts'

const isKnown = (text: string): boolean => isKnownNumber(text, NAMED_KNOWLEDGE)

/** As the server reads, with the parts of these tests in the place of a catalogue. */
export const readDocument = async (content: LabelledDocument['content']) => {
  const read = async () => {
    if (typeof content === 'string') return readText(content, isKnown)
    const { rows, text = '' } = await readBytes(content)
    return rows ? readRows(rows, isKnown) : readText(text, isKnown)
  }
  const order = await read()
  const remaining = order.lines.map((line) => matchReadingLine(line, NAMED_KNOWLEDGE))
  return { ...order, lines: await compareDescriptions(remaining, NAMED_KNOWLEDGE, findMeant) }
}

export type Grade = {
  readonly lines: number
  readonly right: number
  readonly waiting: number
  readonly missed: number
  readonly wrong: readonly string[]
}

/**
 * Right is what is ordered as it was meant, and what is not ordered and was not meant to be; waiting is what was meant and
 * waits for a person; missed is gone; wrong is ordered although it was not meant, or in another quantity.
 */
export const gradeDocument = async ({ kind, name, content, lines }: LabelledDocument): Promise<Grade> => {
  const read = await readDocument(content)
  const left = read.lines.flatMap(({ sku, quantity }) => (sku === null ? [] : [`${sku} ${quantity}`]))
  const waiting = new Map<string, number>()
  for (const line of read.lines)
    if (line.sku === null) for (const { sku } of line.candidates) waiting.set(sku, (waiting.get(sku) ?? 0) + 1)
  let [right, stored, missed] = [0, 0, 0]
  for (const { sku, quantity, isOrdered } of lines) {
    const at = left.indexOf(`${sku} ${quantity}`)
    if (!isOrdered) right += 1
    else if (at >= 0) {
      left.splice(at, 1)
      right += 1
    } else if (waiting.has(sku)) stored += 1
    else missed += 1
  }
  const wrong = left.map((taken) => `${kind}, ${name}: ${taken}`)
  const twice = lines.filter(({ isOrdered, sku }) => !isOrdered && left.some((taken) => taken.startsWith(`${sku} `))).length
  return { lines: lines.length, right: right - twice, waiting: stored, missed, wrong }
}

export const sumGrades = (grades: readonly Grade[]): Grade => ({
  lines: grades.reduce((sum, { lines }) => sum + lines, 0),
  right: grades.reduce((sum, { right }) => sum + right, 0),
  waiting: grades.reduce((sum, { waiting }) => sum + waiting, 0),
  missed: grades.reduce((sum, { missed }) => sum + missed, 0),
  wrong: grades.flatMap(({ wrong }) => wrong),
})

import { expect, test } from 'vitest'
import { decodeText } from '#features/buying/quick-order/document/document-type.rules.ts'
import { attributeOf, readSheetXml } from '#features/buying/quick-order/document/sheet-xml.service.ts'
import { readPairs } from '#features/buying/quick-order/page/number-pairs.rules.ts'
import { findDecimalSign, readAmount } from '#features/buying/quick-order/reading/amount.rules.ts'
import { roleOf } from '#features/buying/quick-order/reading/column-words.rules.ts'
import { findCurrency, findPoNumber } from '#features/buying/quick-order/reading/document-facts.rules.ts'
import { readFreeCells, readFreeLine } from '#features/buying/quick-order/reading/free-line.rules.ts'
import { listTokens } from '#features/buying/quick-order/matching/description.rules.ts'
import { findCancelledHeading, saysCancelled } from '#features/buying/quick-order/reading/cancel-words.rules.ts'
import { readNote } from '#features/buying/quick-order/reading/line-notes.rules.ts'
import { checkSections } from '#features/buying/quick-order/reading/order-sections.rules.ts'
import { countsPacks, findPackSize, headsPacks } from '#features/buying/quick-order/reading/pack-words.rules.ts'
import { markQuoted, splitThread } from '#features/buying/quick-order/reading/thread.rules.ts'
import { findDay, findDeliveryDay } from '#features/buying/quick-order/reading/delivery-date.rules.ts'
import { findAmounts, readQuantity } from '#features/buying/quick-order/reading/line-quantity.rules.ts'
import { looksLikeNumber, splitWords } from '#features/buying/quick-order/reading/order-line.rules.ts'
import { splitPasted } from '#features/buying/quick-order/reading/pasted-rows.rules.ts'
import { readRows, readText } from '#features/buying/quick-order/reading/read-order.rules.ts'
import { toRow } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { kindOfUnit } from '#features/buying/quick-order/reading/unit-words.rules.ts'
import { listNumbersInText } from '#features/buying/quick-order/reading/numbers-in-text.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { comparePace, HOSTILE_TEXTS } from '#platform/testing/linear-time.ts'

const isKnown = (text: string): boolean => text.length === 3
const HEAD = toRow(['Pos', 'Part no', 'Description', 'Qty'])
const readAllXml = (text: string): void => {
  try {
    for (const event of readSheetXml(text)) if (event.kind === 'open') attributeOf(event.attributes, 'r')
  } catch {
    // Refused as damaged: the time until then counts.
  }
}

const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  readText: (text) => readText(text, isKnown),
  readRows: (text) => readRows([HEAD, toRow(['1', text, text, '3']), toRow([text, text])], isKnown),
  readFreeLine: (text) => readFreeLine(text, { isKnown }),
  readFreeCells: (text) => readFreeCells(['V-1', text, '3'], { isKnown }),
  saysCancelled,
  findCancelledHeading,
  readNote: (text) => readNote(text, isKnown),
  'readNote, of a correction': (text) => readNote(`sorry ${text}`, isKnown),
  splitThread,
  markQuoted: (text) => markQuoted([toRow([text]), { page: 1, cells: [{ text, from: 0, to: 1 }] }]),
  findPackSize,
  countsPacks,
  headsPacks,
  findDay,
  findDeliveryDay,
  'judgeSections, of a title': (text) =>
    checkSections([{ page: 1, sheet: text, title: [{ page: 1, cells: [{ text, from: 0, to: 1 }] }] }]),
  listTokens,
  readQuantity: (text) => readQuantity({ quantity: text, unit: text, price: text, total: text }),
  findAmounts: (text) => findAmounts(text),
  readAmount: (text) => readAmount(text),
  findDecimalSign: (text) => findDecimalSign([text]),
  findPoNumber,
  findCurrency,
  looksLikeNumber,
  splitWords,
  splitPasted: (text) => splitPasted(text, isKnown),
  toRow: (text) => toRow([text]),
  kindOfUnit,
  roleOf,
  listNumbersInText: (text) => listNumbersInText([text]),
  foldPartNumber,
  readPairs,
  decodeText: (text) => decodeText(new TextEncoder().encode(text)),
  readSheetXml: readAllXml,
  'readSheetXml, in a tag': (text) => readAllXml(`<a ${text}`),
}

test.each(Object.entries(RULES))('%s takes linear time for 400,000 signs of every class [T-96] [T-67]', (_, rule) => {
  const slow = HOSTILE_TEXTS.filter(([, draw]) => !comparePace(rule, draw).isLinear).map(([name]) => name)
  expect(slow).toEqual([])
})

import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readBytes } from '#features/buying/quick-order/document/read-bytes.service.ts'
import { isKnownNumber, matchLine } from '#features/buying/quick-order/matching/match-line.rules.ts'
import { readRows } from '#features/buying/quick-order/reading/read-order.rules.ts'
import { KNOWLEDGE } from '#features/buying/quick-order/testing/known-parts.ts'
import { drawVaried, listSheetRows } from '#features/buying/quick-order/testing/draw-orders.ts'
import { ORDERED, VARIED } from '#features/buying/quick-order/testing/varied-orders.ts'
import { writeXlsx } from '#platform/files/xlsx-writer.ts'

/** Lines that are right, that request a person, and that are wrong without a word; what is lost is missing from all three. */
const grade = async (bytes: Uint8Array) => {
  const { rows = [] } = await readBytes(bytes)
  const { lines } = readRows(rows, (text) => isKnownNumber(text, KNOWLEDGE))
  const read = lines.map((line) => ({ ...line, ...matchLine(line, KNOWLEDGE) }))
  const isTrue = (sku: string, quantity: number | undefined): boolean =>
    ORDERED.some((part) => part.sku === sku && part.quantity === quantity)
  const taken = read.flatMap(({ sku, quantity, asked }) => (sku === null ? [] : [{ sku, quantity, asked }]))
  const wrong = taken.filter(({ sku, quantity }) => !isTrue(sku, quantity))
  const twice = taken.filter(({ sku }, at) => taken.findIndex((other) => other.sku === sku) !== at)
  const right = taken.length - wrong.length - twice.length
  const flagged = read.filter(({ sku }) => sku === null).length
  return { right, flagged: Math.min(flagged, ORDERED.length - right), wrong: [...wrong, ...twice] }
}

const LEAST = Math.ceil(ORDERED.length * 0.95)

test.each(VARIED.map((order) => [order.name, order] as const))('an unseen order as PDF: %s', async (_, order) => {
  const { right, flagged, wrong } = await grade(await drawVaried(order))
  expect(wrong).toEqual([])
  expect(right + flagged).toBeGreaterThanOrEqual(LEAST)
})

test.each(VARIED.map((order) => [order.name, order] as const))('an unseen order as a sheet: %s', async (_, order) => {
  const [head = [], ...rows] = listSheetRows(order)
  const columns = Array.from({ length: order.columns.length }, (_column, at) => ({ header: head[at] ?? '' }))
  const padded = rows.map((cells) => columns.map((_column, at) => cells[at]))
  const { right, flagged, wrong } = await grade(await buffer(writeXlsx({ name: 'Order', columns, rows: padded })))
  expect(wrong).toEqual([])
  expect(right + flagged).toBeGreaterThanOrEqual(LEAST)
})

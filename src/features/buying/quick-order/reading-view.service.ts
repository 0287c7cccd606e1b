import type { FastifyRequest } from 'fastify'
import type { Shopper } from '#features/buying/cart/public.server.ts'
import { numberOf, type MatchedLine } from '#features/buying/quick-order/matching/reading-line.rules.ts'
import { openOffers, type OfferPart } from '#features/buying/quick-order/offered-part.service.ts'
import type { Reading, ReadingLine } from '#features/buying/quick-order/reading.schema.ts'
import type { StoredReading } from '#features/buying/quick-order/reading.store.ts'
import { parseDecimal, toMoneyJson } from '#kernel/money.ts'

const describeLine = (line: MatchedLine, currency: string, offer: OfferPart): ReadingLine => {
  const { sku, quantity, unit, requestedOn, price, match, confidence, candidates, reason, isAdded, asked } = line
  const part = sku === null ? undefined : offer({ sku, quantity: quantity ?? 1 })
  const money = price === undefined ? undefined : parseDecimal(price, currency)
  return {
    line: line.line,
    asked,
    number: numberOf(line),
    sku,
    quantity: quantity ?? null,
    unit: unit ?? null,
    requestedOn: requestedOn ?? null,
    price: money ? toMoneyJson(money) : null,
    match,
    confidence,
    candidates: candidates.flatMap((candidate) => {
      const known = offer({ sku: candidate.sku, quantity: quantity ?? 1 })
      return known ? [{ ...candidate, name: known.name }] : []
    }),
    reason,
    isAdded,
    ...(part && { part }),
  }
}

const listSkus = (lines: readonly MatchedLine[]): string[] =>
  lines.flatMap(({ sku, candidates }) => [...(sku === null ? [] : [sku]), ...candidates.map((candidate) => candidate.sku)])

/** Lines as people see them, at the prices of now. */
export const viewLines = async (
  request: FastifyRequest,
  shopper: Shopper,
  lines: readonly MatchedLine[],
  currency: string | null,
): Promise<ReadingLine[]> => {
  const offer = await openOffers(request, shopper, listSkus(lines))
  return lines.map((line) => describeLine(line, currency ?? shopper.account.currency, offer))
}

export const viewReading = async (request: FastifyRequest, shopper: Shopper, reading: StoredReading): Promise<Reading> => {
  const { id, kind, name, pages, poNumber, currency, lines } = reading
  return { id, kind, name, pages, poNumber, currency, lines: await viewLines(request, shopper, lines, currency) }
}

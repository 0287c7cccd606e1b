import { detachQuoteCart, insertQuoteCart } from '#features/buying/cart/public.server.ts'
import { endOfLines, type Quote, type QuoteLine, type QuoteVersion } from '#features/buying/quotes/quote-model.rules.ts'
import { isPast } from '#features/buying/quotes/quote-state.rules.ts'
import {
  audit,
  newest,
  refuse,
  refuseExpired,
  requireKnown,
  requireStep,
  requireTotal,
  type StepContext,
} from '#features/buying/quotes/quote-step.service.ts'
import { discountsFor, spreadDiscounts, sumQuote } from '#features/buying/quotes/quote-total.rules.ts'
import { updateQuote } from '#features/buying/quotes/quote.store.ts'

/** The lines that are accepted: all of them unless some are named. Those that ended are refused by name. */
const chooseLines = (lines: readonly QuoteLine[], ids: readonly string[] | undefined, now: Date): readonly QuoteLine[] => {
  if (ids) requireKnown(lines, ids)
  const chosen = ids ? lines.filter(({ id }) => ids.includes(id)) : lines
  if (chosen.length === 0) refuse(422, 'no_lines', 'Please choose at least one line.')
  const ended = chosen.filter(({ validUntil }) => isPast(validUntil, now)).map(({ id }) => id)
  return ended.length > 0 ? refuseExpired({ lines: ended }) : chosen
}

/** The price of the chosen lines, and of each of them after discounts. */
const agreeLines = (chosen: readonly QuoteLine[], { lines, discounts }: QuoteVersion, currency: string) => {
  const sum = requireTotal(sumQuote(chosen, discountsFor(chosen, lines, discounts), currency))
  return { sum, agreed: spreadDiscounts(chosen, sum) }
}

type Acceptance = {
  readonly soldToId: string
  readonly lineIds?: readonly string[] | undefined
  /** Whoever accepted it before has left. */
  readonly isOpenToOthers?: boolean
}

/** Makes a cart of its own at the offered prices. */
export const acceptQuote = async (
  context: StepContext,
  quote: Quote,
  { soldToId, lineIds, isOpenToOthers }: Acceptance,
): Promise<string> => {
  const { tx, user, now } = context
  const state = requireStep(quote, 'accept', now, isOpenToOthers)
  const offer = await newest(tx, quote)
  const chosen = chooseLines(offer.lines, lineIds, now)
  const { sum, agreed } = agreeLines(chosen, offer, quote.currency)
  const byId = new Map(chosen.map((line) => [line.id, line]))
  if (quote.cartId !== null) await detachQuoteCart(tx, quote.number)
  const cartId = await insertQuoteCart(
    tx,
    { personId: user.id, soldToId },
    {
      quoteNumber: quote.number,
      pricesUntil: endOfLines(chosen, quote.validUntil ?? now),
      lines: agreed.flatMap(({ id, unit, total }) => {
        const line = byId.get(id)
        if (!line) return []
        return [{ sku: line.sku, quantity: line.quantity, agreed: { unit, total, leadDays: line.leadDays ?? undefined } }]
      }),
    },
    now,
  )
  await updateQuote(tx, quote.id, { state, cartId, changedAt: now })
  await audit(context, 'accept', quote.number, { version: offer.number, lines: chosen.length, total: String(sum.total.minor) })
  return cartId
}

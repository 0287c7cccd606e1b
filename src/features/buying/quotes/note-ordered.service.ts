import type { PlacedOrder } from '#features/orders/orders/public.server.ts'
import { takeStep } from '#features/buying/quotes/quote-state.rules.ts'
import { lockQuote, updateQuote } from '#features/buying/quotes/quote.store.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'

/** With its order a quote is ordered, in the order's transaction. */
export const noteOrdered = async (
  tx: Tx,
  user: Pick<ScopeUser, 'id' | 'actorId'>,
  { orderNumber, quoteNumber, at }: PlacedOrder,
): Promise<void> => {
  if (quoteNumber === null) return
  const quote = await lockQuote(tx, quoteNumber)
  const state = quote && takeStep(quote.state, 'order')
  if (!quote || !state) throw new Problem(409, 'quote_closed', `Quote ${quoteNumber} cannot be ordered any more.`)
  await updateQuote(tx, quote.id, { state, orderNumber, changedAt: at })
  await writeAudit(tx, user, at, 'quote.order', { object: quoteNumber, order: orderNumber })
}

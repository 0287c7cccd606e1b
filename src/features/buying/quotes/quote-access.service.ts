import type { FastifyRequest } from 'fastify'
import { requireShopper, type Shopper } from '#features/buying/cart/public.server.ts'
import { isQuoteNumber } from '#features/buying/quotes/quote-list.rules.ts'
import type { Quote } from '#features/buying/quotes/quote-model.rules.ts'
import type { StepContext } from '#features/buying/quotes/quote-step.service.ts'
import { findQuote, lockQuote } from '#features/buying/quotes/quote.store.ts'
import { requirePersonAccount, type ActiveAccount } from '#foundation/accounts/public.server.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

type AccountQuote = { readonly quote: Quote; readonly account: ActiveAccount }

const requireQuote = async (
  request: FastifyRequest,
  number: string,
  find: (tx: FastifyRequest['tx'], number: string) => Promise<Quote | undefined>,
): Promise<AccountQuote> => {
  const quote = isQuoteNumber(number) ? await find(request.tx, number) : undefined
  if (!quote) return notFound('quote')
  return { quote, account: await requirePersonAccount(request, quote.accountKey) }
}

/** A quote of one of the person's accounts, active or not; any other one does not exist, as with orders. */
export const requireQuoteAccess = (request: FastifyRequest, number: string): Promise<AccountQuote> =>
  requireQuote(request, number, findQuote)

/** The same for whoever decides: they may buy, for the account that they order for now. The quote is locked. */
export const requireQuoteToDecide = async (
  request: FastifyRequest,
  number: string,
  query: Parameters<typeof requireShopper>[1],
): Promise<AccountQuote & { readonly shopper: Shopper }> => {
  const found = await requireQuote(request, number, lockQuote)
  const shopper = await requireShopper(request, query)
  if (shopper.account.key !== found.quote.accountKey)
    throw new Problem(409, 'account_changed', 'This quote belongs to another of your accounts. Please choose it first.')
  return { ...found, shopper }
}

export const contextOf = (request: FastifyRequest): StepContext => ({
  tx: request.tx,
  services: request.server.services,
  tenant: request.scope.tenant,
  user: userOf(request),
  now: request.server.services.clock.now(),
})

import type { FastifyRequest } from 'fastify'
import { requireQuoteAccess } from '#features/buying/quotes/quote-access.service.ts'
import { findAcceptor } from '#features/buying/quotes/quote-list.store.ts'
import type { QuoteView } from '#features/buying/quotes/quote.schema.ts'
import { describeQuote } from '#features/buying/quotes/quote-view.service.ts'
import { userOf } from '#platform/http/access.ts'

/** Where a site shows no prices, those of today are none of a quote's either: only what staff offered. */
export const hidesPrices = ({ server, scope }: FastifyRequest): boolean =>
  server.services.tenants.flagsOf(scope.tenant).hideCurrency

/** As the customer sees it; 404 for a quote that is not of one of the person's accounts. */
export const readCustomerQuote = async (request: FastifyRequest, number: string): Promise<QuoteView> => {
  const { quote, account } = await requireQuoteAccess(request, number)
  const acceptor = await findAcceptor(request.tx, quote)
  return describeQuote(request.tx, quote, {
    ...{ account, now: request.server.services.clock.now(), hidesPrices: hidesPrices(request) },
    ...{ isAcceptor: acceptor === userOf(request).id, isOpenToOthers: acceptor === undefined },
  })
}

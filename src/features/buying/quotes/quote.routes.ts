import { requireShopper } from '#features/buying/cart/public.server.ts'
import { contextOf, requireQuoteAccess, requireQuoteToDecide } from '#features/buying/quotes/quote-access.service.ts'
import { askForLines, askFromCart } from '#features/buying/quotes/ask-for-quote.service.ts'
import { drawQuote } from '#features/buying/quotes/quote-document.service.ts'
import { quoteFileName } from '#features/buying/quotes/quote-attachment.rules.ts'
import { countQuoteGlances, findAcceptor, listQuotes } from '#features/buying/quotes/quote-list.store.ts'
import { stateAt } from '#features/buying/quotes/quote-state.rules.ts'
import { acceptQuote } from '#features/buying/quotes/accept-quote.service.ts'
import { counterQuote, declineQuote } from '#features/buying/quotes/quote-steps.service.ts'
import { refuseOtherVersion } from '#features/buying/quotes/quote-step.service.ts'
import { hidesPrices, readCustomerQuote } from '#features/buying/quotes/customer-quote.service.ts'
import { describeListed } from '#features/buying/quotes/quote-view.service.ts'
import {
  acceptQuoteEndpoint,
  counterQuoteEndpoint,
  declineQuoteEndpoint,
  listQuotesEndpoint,
  readQuote,
  readQuoteDocument,
  requestQuoteEndpoint,
} from '#features/buying/quotes/quote.api.ts'
import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { fromMoneyJson } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { Problem } from '#platform/http/errors.ts'
import { createSemaphore } from '#platform/limits/semaphore.ts'

const options = { preHandler: refuseForeignAppId }
const repeatable = { ...options, config: { idempotency: 'optional' } } as const

/** Of an office that prints its quotes. */
const PAPER_PRICE = { perMinute: 60, perMinuteInAll: 240 }
/** Each one that waits has a connection to the database. */
const pass = createSemaphore({ places: 1, waiting: 3 })

export const quoteRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(
    app,
    requestQuoteEndpoint,
    async (request) => {
      const shopper = await requireShopper(request, request.query)
      const { cartId = '', lines, ...wish } = request.body
      const { number, version } = await (lines
        ? askForLines(request, shopper, { ...wish, lines })
        : askFromCart(request, shopper, { ...wish, cartId }))
      return { quoteNumber: number, version }
    },
    repeatable,
  )

  addEndpoint(app, listQuotesEndpoint, async (request) => {
    const { key, number, name } = await requireOrderingAccount(request)
    const { q, state, glance, ...list } = request.query
    const now = clock.now()
    const { rows, total } = await listQuotes(request.tx, { accountKey: key, find: q, state, glance }, list, now)
    return {
      rows: rows.map((row) => describeListed(row, hidesPrices(request))),
      total,
      glances: await countQuoteGlances(request.tx, key, now),
      account: { key, number, name },
    }
  })

  addEndpoint(app, readQuote, async (request) => {
    return readCustomerQuote(request, request.params.number)
  })

  addEndpoint(
    app,
    counterQuoteEndpoint,
    async (request) => {
      const { quote } = await requireQuoteToDecide(request, request.params.number, request.query)
      refuseOtherVersion(quote, request.body.version)
      const lines = request.body.lines.map(({ id, quantity, wantedPrice }) => ({
        id,
        quantity,
        ...(wantedPrice && { wanted: fromMoneyJson(wantedPrice) }),
      }))
      return { version: await counterQuote(contextOf(request), quote, { lines, note: request.body.note }) }
    },
    repeatable,
  )

  addEndpoint(
    app,
    acceptQuoteEndpoint,
    async (request) => {
      const { quote, shopper } = await requireQuoteToDecide(request, request.params.number, request.query)
      // Accepted twice, as from two tabs, it is one cart; that of a colleague is not handed out.
      const acceptor = await findAcceptor(request.tx, quote)
      if (stateAt(quote, clock.now()) === 'Accepted' && quote.cartId !== null && acceptor !== undefined) {
        if (acceptor === shopper.personId) return { cartId: quote.cartId }
        throw new Problem(409, 'already_accepted', 'A colleague has accepted this quote and can order it.')
      }
      refuseOtherVersion(quote, request.body?.version)
      const lineIds = request.body?.lines?.map(({ id }) => id)
      return {
        cartId: await acceptQuote(contextOf(request), quote, { soldToId: shopper.account.id, lineIds, isOpenToOthers: true }),
      }
    },
    { ...options, config: { idempotency: 'required', repeatsWait: true } },
  )

  addEndpoint(
    app,
    declineQuoteEndpoint,
    async (request) => {
      const { quote } = await requireQuoteToDecide(request, request.params.number, request.query)
      const isOpenToOthers = (await findAcceptor(request.tx, quote)) === undefined
      await declineQuote(contextOf(request), quote, { side: 'customer', note: request.body?.note ?? '', isOpenToOthers })
      return { state: 'Declined' as const }
    },
    repeatable,
  )

  addEndpoint(
    app,
    readQuoteDocument,
    async (request, reply) => {
      const { quote, account } = await requireQuoteAccess(request, request.params.number)
      const { version } = request.params
      const paper = await pass(() =>
        drawQuote(
          request.tx,
          app.services,
          { tenant: request.scope.tenant, quote, version, account, hidesPrices: hidesPrices(request) },
          request.query.language,
        ),
      )
      return reply
        .header('content-disposition', toDisposition(quoteFileName(quote.number, version)))
        .type('application/pdf')
        .send(paper)
    },
    { config: { price: PAPER_PRICE } },
  )
}

import type { FastifyRequest } from 'fastify'
import { findAccountCompany } from '#foundation/accounts/public.server.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { listPartCosts } from '#features/administration/quote-admin/part-cost.store.ts'
import {
  declineAnyQuote,
  listAllQuotes,
  offerAnyQuote,
  readAnyQuote,
  readAnyQuoteDocument,
} from '#features/administration/quote-admin/quote-admin.api.ts'
import {
  contextOf,
  countQuoteGlances,
  declineQuote,
  describeListed,
  describeQuote,
  drawQuote,
  findQuote,
  findQuoteAccount,
  listQuotes,
  lockQuote,
  offerQuote,
  refuseOtherVersion,
  type Quote,
} from '#features/buying/quotes/public.server.ts'
import { isQuoteNumber, quoteFileName } from '#features/buying/quotes/public.ts'
import { fromMoneyJson } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

const numberOf = (accountKey: string): string => shortenSoldTo(accountKey.split('~')[1] ?? '')

const requireQuote = async (
  { tx }: FastifyRequest,
  number: string,
  find: (tx: FastifyRequest['tx'], number: string) => Promise<Quote | undefined>,
): Promise<Quote> => (isQuoteNumber(number) ? await find(tx, number) : undefined) ?? notFound('quote')

/** The account may be gone; the quote names its number. */
const readAccount = async ({ tx }: FastifyRequest, { accountKey }: Quote) => {
  const { name, city, countryCode } = (await findQuoteAccount(tx, accountKey)) ?? { name: '', city: '', countryCode: '' }
  return { key: accountKey, number: accountKey.split('~')[1] ?? '', name, city, countryCode }
}

const once = { config: { idempotency: 'optional' } } as const

export const quoteAdminRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listAllQuotes, async (request) => {
    const { find, company, state, glance, ...list } = request.query
    const now = clock.now()
    const { rows, total } = await listQuotes(request.tx, { find, company, state, glance }, list, now)
    return {
      rows: rows.map((row) => ({
        ...describeListed(row),
        accountNumber: numberOf(row.accountKey),
        accountName: row.accountName ?? '',
      })),
      total,
      glances: await countQuoteGlances(request.tx, undefined, now),
    }
  })

  addEndpoint(app, readAnyQuote, async (request) => {
    const quote = await requireQuote(request, request.params.number, findQuote)
    const view = await describeQuote(request.tx, quote, { account: await readAccount(request, quote), now: clock.now() })
    const skus = [...new Set(view.versions.flatMap(({ lines }) => lines.map(({ sku }) => sku)))]
    const company = (await findAccountCompany(request.tx, quote.accountKey)) ?? null
    return { ...view, company, costs: await listPartCosts(request.tx, skus, quote.currency) }
  })

  addEndpoint(
    app,
    offerAnyQuote,
    async (request) => {
      const quote = await requireQuote(request, request.params.number, lockQuote)
      const { lines, discounts, validUntil, version, note } = request.body
      refuseOtherVersion(quote, version)
      return {
        version: await offerQuote(contextOf(request), quote, {
          lines: lines.map((line) => ({
            id: line.id,
            unit: fromMoneyJson(line.unitPrice),
            leadDays: line.leadTimeDays ?? null,
            validUntil: line.validUntil ?? null,
          })),
          discounts: discounts.map(({ name, percent, amount }) => ({ name, percent, amount: amount && fromMoneyJson(amount) })),
          validUntil,
          note,
        }),
      }
    },
    once,
  )

  addEndpoint(
    app,
    declineAnyQuote,
    async (request) => {
      const quote = await requireQuote(request, request.params.number, lockQuote)
      await declineQuote(contextOf(request), quote, { side: 'staff', note: request.body?.note ?? '' })
      return { state: 'Declined' as const }
    },
    once,
  )

  addEndpoint(app, readAnyQuoteDocument, async (request, reply) => {
    const quote = await requireQuote(request, request.params.number, findQuote)
    const { version } = request.params
    const drawn = { tenant: request.scope.tenant, quote, version, account: await readAccount(request, quote) }
    const paper = await drawQuote(request.tx, app.services, drawn, request.query.language)
    return reply
      .header('content-disposition', toDisposition(quoteFileName(quote.number, version)))
      .type('application/pdf')
      .send(paper)
  })
}

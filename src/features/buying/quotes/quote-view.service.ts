import { findPerson } from '#foundation/identity/public.server.ts'
import { hideListPrices, type Quote, type QuoteLine, type QuoteVersion } from '#features/buying/quotes/quote-model.rules.ts'
import type { ListedQuote } from '#features/buying/quotes/quote-list.store.ts'
import type { QuoteLineView, QuoteVersionView, QuoteView } from '#features/buying/quotes/quote.schema.ts'
import { mayTake, standingFor, stateAt } from '#features/buying/quotes/quote-state.rules.ts'
import { listVersions } from '#features/buying/quotes/quote-versions.store.ts'
import { toMoneyJson, type Money, type MoneyJson } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

const amount = (money: Money | undefined): MoneyJson | null => (money ? toMoneyJson(money) : null)
const instant = (at: Date | null): string | null => at?.toISOString() ?? null

const toLineView = ({ id, sku, name, quantity, list, unit, wanted, leadDays, validUntil }: QuoteLine): QuoteLineView => ({
  ...{ id, sku, name, quantity, leadTimeDays: leadDays, validUntil: instant(validUntil) },
  ...{ listPrice: amount(list), unitPrice: amount(unit), wantedPrice: amount(wanted) },
})

const toVersionView = (version: QuoteVersion): QuoteVersionView => {
  const { number, kind, by, at, note, validUntil, lines, discounts, total } = version
  return {
    ...{ number, kind, by, at: at.toISOString(), note, validUntil: instant(validUntil), total: amount(total) },
    lines: lines.map(toLineView),
    discounts: discounts.map((discount) => ({
      name: discount.name,
      ...(discount.percent !== undefined && { percent: discount.percent }),
      amount: toMoneyJson(discount.amount),
    })),
  }
}

type Shown = {
  readonly account: QuoteView['account']
  readonly now: Date
  readonly isAcceptor?: boolean
  /** Whoever accepted it has left. */
  readonly isOpenToOthers?: boolean
  readonly hidesPrices?: boolean
}

export const describeQuote = async (
  tx: Tx,
  quote: Quote,
  { account, now, isAcceptor = false, isOpenToOthers = false, hidesPrices = false }: Shown,
): Promise<QuoteView> => {
  const state = stateAt(quote, now)
  const requester = quote.requestedBy === null ? undefined : await findPerson(tx, quote.requestedBy)
  const versions = await listVersions(tx, quote)
  const open = standingFor(state, isOpenToOthers)
  const { number, currency, wantedBy, orderNumber, declineNote } = quote
  return {
    ...{ number, state, currency, wantedBy, orderNumber, declineNote },
    account: { key: account.key, number: account.number, name: account.name },
    requestedBy: requester ? `${requester.givenName} ${requester.familyName}` : '',
    requestedAt: quote.requestedAt.toISOString(),
    changedAt: quote.changedAt.toISOString(),
    validUntil: instant(quote.validUntil),
    cartId: isAcceptor && state === 'Accepted' ? quote.cartId : null,
    may: {
      offer: mayTake(state, 'offer'),
      counter: mayTake(state, 'counter') && !(quote.validUntil && now > quote.validUntil),
      accept: mayTake(open, 'accept'),
      decline: mayTake(open, 'decline'),
    },
    versions: (hidesPrices ? versions.map(hideListPrices) : versions).map(toVersionView),
  }
}

/** The first version is the request, at the prices of that day. */
export const describeListed = (row: ListedQuote, hidesPrices = false) => {
  const { number, state, requestedBy, version, lines, total, currency } = row
  return {
    ...{ number, state, requestedBy, version, lines },
    requestedAt: row.requested.toISOString(),
    changedAt: row.changed.toISOString(),
    validUntil: instant(row.until),
    total: total === null || (hidesPrices && version === 1) ? null : { minor: total, currency },
  }
}

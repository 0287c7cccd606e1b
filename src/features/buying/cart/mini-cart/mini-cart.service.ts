import type { FastifyRequest } from 'fastify'
import { requirePersonAccount, type ActiveAccount } from '#foundation/accounts/public.server.ts'
import { describeTotals } from '#features/buying/cart/cart-view.rules.ts'
import { findCart, listLines } from '#features/buying/cart/cart.store.ts'
import { toPriceRequest } from '#features/buying/pricing/public.server.ts'
import { fromMoneyJson, toDecimal } from '#kernel/money.ts'
import { userOf } from '#platform/http/access.ts'

export type MiniCart = {
  readonly account: ActiveAccount
  readonly cartId: string
  readonly totalItems: number
  readonly totalPrice: { readonly value: number; readonly currencyIso: string }
}

/** Of an account of one's own, whichever is active; the header says which ERP is meant, and is no authority [T-54]. */
export const readOwnMiniCart = async (request: FastifyRequest, soldTo: string, erpId: string | undefined): Promise<MiniCart> => {
  const { scope, tx, server } = request
  const { id: personId } = userOf(request)
  const name = erpId === undefined || soldTo.includes('~') ? soldTo : `${erpId}~${soldTo}`
  const account = await requirePersonAccount(request, name)
  const cart = await findCart(tx, { personId, soldToId: account.id })
  const lines = cart ? await listLines(tx, cart.id) : []
  const query = toPriceRequest(request, account, account.countryCode.toLowerCase())
  const skus = lines.filter(({ isSaved }) => !isSaved).map(({ sku }) => sku)
  const parts = await server.services.priceAndStock(tx, query, skus)
  const hidesPrices = server.services.tenants.flagsOf(scope.tenant).hideCurrency
  const totals = describeTotals({ lines, parts, hidesPrices })
  return {
    account,
    cartId: cart?.id ?? '',
    totalItems: totals.lines,
    // The one place where an amount leaves as a number, because this reply always had one [3.6.2].
    totalPrice: { value: totals.subtotal ? Number(toDecimal(fromMoneyJson(totals.subtotal))) : 0, currencyIso: account.currency },
  }
}

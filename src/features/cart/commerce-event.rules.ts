import type { CommerceContext } from '#features/analytics/public.ts'
import { fromMoneyJson, toDecimal, type MoneyJson } from '#kernel/money.ts'

export type CommerceLine = {
  readonly sku: string
  readonly name?: string | undefined
  readonly category?: string | undefined
  readonly brand?: string | undefined
  readonly quantity: number
  readonly total?: MoneyJson | undefined
}

export type CommerceCart = {
  readonly account: { readonly number: string; readonly name: string }
  readonly currency: string
  readonly cartId: string
}

/** Whose cart it is, the same in every event of it [3.12.2]. */
export const describeCart = ({ account, currency, cartId }: CommerceCart): CommerceContext => ({
  accountId: account.number,
  accountName: account.name,
  currencyCode: currency,
  cartId,
})

type CommerceName = 'cart.add' | 'cart.view' | 'checkout' | 'purchase'

/** What analytics hears of parts on their way to an order [3.12.1, 3.12.2]; nothing in it names a person. */
export const commerceEvent = (name: CommerceName, lines: readonly CommerceLine[], context: CommerceContext) => ({
  name,
  products: lines.map(({ sku, name: title = sku, category = '', brand = '', quantity, total }) => ({
    id: sku,
    name: title,
    category,
    brand,
    quantity,
    ...(total && { totalprice: Number(toDecimal(fromMoneyJson(total))) }),
  })),
  context,
})

/** Parts that were put into a cart: one from where it is shown, or several at once. */
export const addedEvent = (cart: CommerceCart, lines: readonly CommerceLine[], cartAdditionType: 'single' | 'bulk') =>
  commerceEvent('cart.add', lines, { ...describeCart(cart), cartAdditionType })

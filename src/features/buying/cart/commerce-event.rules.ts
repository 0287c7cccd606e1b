import type { CommerceContext, ProductLine } from '#foundation/analytics/public.ts'
import type { PartKind } from '#features/storefront/catalogue/public.ts'
import { fromMoneyJson, toDecimal, type MoneyJson } from '#kernel/money.ts'

export type CommerceLine = {
  readonly sku: string
  readonly name?: string | undefined
  readonly category?: string | undefined
  readonly brand?: string | undefined
  readonly description?: string | undefined
  readonly subscription?: PartKind['subscription'] | undefined
  readonly quantity: number
  readonly total?: MoneyJson | undefined
  /** Why it cannot be ordered; missing where it can. */
  readonly error?: string | undefined
  readonly prodAddType?: 'new' | 'increase'
}

export type CommerceCart = {
  readonly account: { readonly number: string; readonly name: string; readonly salesOrg: string }
  readonly currency: string
  readonly cartId: string
}

type CommerceName = 'cart.add' | 'cart.view' | 'checkout' | 'purchase'
type CommerceFacts = Pick<CommerceContext, 'cartAdditionType' | 'transactionId'> & {
  /** Where subscriptions are delivered to. */
  readonly siteReference?: string | undefined
}

/** A line as reports read it: what is known of the part, of the account and of what became of it [3.12.1]. */
const describeLine = (
  line: CommerceLine,
  { salesOrg, siteReference }: { salesOrg?: string; siteReference?: string | undefined },
) => {
  const { sku, name = sku, category = '', brand = '', description, subscription, quantity, total, error, prodAddType } = line
  return {
    id: sku,
    name,
    category,
    brand,
    quantity,
    orderType: subscription ? 'subscription' : 'standard',
    status: error === undefined ? 'success' : 'failed',
    ...(description && { description }),
    ...(salesOrg && { salesOrg }),
    ...(total && { totalprice: Number(toDecimal(fromMoneyJson(total))) }),
    ...(error !== undefined && { skuErrorMessage: error }),
    ...(prodAddType && { prodAddType }),
    ...subscription,
    ...(subscription && siteReference !== undefined && { siteReference }),
  } satisfies ProductLine
}

/** Named where the event is about one subscription [3.12.2]. */
const findSubscription = (lines: readonly CommerceLine[]): { readonly subscriptionCode?: string } => {
  const codes = new Set(lines.filter(({ subscription }) => subscription).map(({ sku }) => sku))
  const [code] = codes
  return code !== undefined && codes.size === 1 ? { subscriptionCode: code } : {}
}

/** Analytics events of parts on their way to an order [3.12.1, 3.12.2]; none names a person. */
export const commerceEvent = (
  name: CommerceName,
  { account, currency, cartId }: CommerceCart,
  lines: readonly CommerceLine[],
  { siteReference, ...facts }: CommerceFacts = {},
) => ({
  name,
  products: lines.map((line) => describeLine(line, { salesOrg: account.salesOrg, siteReference })),
  context: {
    accountId: account.number,
    accountName: account.name,
    currencyCode: currency,
    cartId,
    ...findSubscription(lines),
    ...facts,
  },
})

type FailedLine = { readonly sku: string; readonly quantity: number; readonly reason: string }
type AddedLine = Omit<CommerceLine, 'error' | 'prodAddType'> & { readonly added: number; readonly isNew: boolean }
type AdditionType = 'single' | 'bulk'

const toFailed = ({ sku, quantity, reason }: FailedLine): CommerceLine => ({ sku, quantity, error: reason })

/** The lines that were added, not the whole cart; failed lines say why. */
export const addedEvent = (
  { lines, failed, ...cart }: CommerceCart & { readonly lines: readonly AddedLine[]; readonly failed: readonly FailedLine[] },
  cartAdditionType: AdditionType,
) => {
  const added = lines.map((line): CommerceLine => ({
    ...line,
    quantity: line.added,
    prodAddType: line.isNew ? 'new' : 'increase',
  }))
  return commerceEvent('cart.add', cart, [...added, ...failed.map(toFailed)], { cartAdditionType })
}

/** Where nothing could be added there is no cart to name. */
export const failedEvent = (failed: readonly FailedLine[], cartAdditionType: AdditionType) => ({
  name: 'cart.add' as const,
  products: failed.map((line) => describeLine(toFailed(line), {})),
  context: { cartAdditionType },
})

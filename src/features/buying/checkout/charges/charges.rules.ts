import { addMoney, percentOf, type Money } from '#kernel/money.ts'

export const DELIVERY_METHODS = ['standard', 'express', 'own-carrier'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]
export const DEFAULT_METHOD: DeliveryMethod = 'standard'

export type TaxLine = { readonly kind: 'vat' | 'sales'; readonly percent: `${number}`; readonly amount: Money }

/** Charges on top of the goods. */
export type Charges = { readonly freight: Money; readonly taxes: readonly TaxLine[]; readonly total: Money }

export type ChargesRequest = {
  readonly subtotal: Money
  readonly method: DeliveryMethod
  /** Where it goes. */
  readonly countryCode: string
  readonly region: string
}

/**
 * The cost of delivery and the taxes that apply. A connector to a carrier or a tax service stands in by answering the same;
 * it is asked before the order's transaction where it has to wait.
 */
export type FreightAndTax = {
  readonly charge: (query: ChargesRequest) => Charges
}

declare module '#platform/services.ts' {
  interface Services {
    readonly freightAndTax: FreightAndTax
  }
}

/** Of a standard delivery, in minor units, and from which amount on it is free. */
const STANDARD: ReadonlyMap<string, { readonly cost: bigint; readonly freeFrom: bigint }> = new Map([
  ['USD', { cost: 1900n, freeFrom: 250_000n }],
  ['EUR', { cost: 1800n, freeFrom: 250_000n }],
  ['GBP', { cost: 1600n, freeFrom: 200_000n }],
  ['PLN', { cost: 7900n, freeFrom: 1_000_000n }],
  ['CNY', { cost: 14_000n, freeFrom: 1_800_000n }],
  ['JPY', { cost: 2800n, freeFrom: 400_000n }],
  ['KWD', { cost: 6000n, freeFrom: 800_000n }],
])
const OTHERWISE_PERCENT = '2'
const EXPRESS_PERCENT = '250'

const standardCost = (subtotal: Money): Money => {
  const known = STANDARD.get(subtotal.currency)
  return known ? { minor: known.cost, currency: subtotal.currency } : percentOf(subtotal, OTHERWISE_PERCENT, 'half-up')
}

export const freightOf = (subtotal: Money, method: DeliveryMethod): Money => {
  const none = { minor: 0n, currency: subtotal.currency }
  if (method === 'own-carrier') return none
  const cost = standardCost(subtotal)
  // Whoever is in a hurry pays for it, however much is ordered.
  if (method === 'express') return percentOf(cost, EXPRESS_PERCENT, 'half-up')
  const freeFrom = STANDARD.get(subtotal.currency)?.freeFrom
  return freeFrom !== undefined && subtotal.minor >= freeFrom ? none : cost
}

const VAT: ReadonlyMap<string, `${number}`> = new Map([
  ['AT', '20'],
  ['BE', '21'],
  ['CH', '8.1'],
  ['CN', '13'],
  ['CZ', '21'],
  ['DE', '19'],
  ['ES', '21'],
  ['FR', '20'],
  ['GB', '20'],
  ['IT', '22'],
  ['JP', '10'],
  ['NL', '21'],
  ['PL', '23'],
])
/** Sales tax of the states we are registered in; elsewhere the customer declares it. */
const SALES_TAX: ReadonlyMap<string, `${number}`> = new Map([
  ['AZ', '5.6'],
  ['CA', '7.25'],
  ['MN', '6.875'],
  ['NC', '4.75'],
  ['NY', '4'],
  ['TX', '6.25'],
])

const rateFor = ({ countryCode, region }: ChargesRequest): Omit<TaxLine, 'amount'> | undefined => {
  const vat = VAT.get(countryCode)
  if (vat) return { kind: 'vat', percent: vat }
  const sales = countryCode === 'US' ? SALES_TAX.get(region) : undefined
  return sales && { kind: 'sales', percent: sales }
}

/** By tables of our own: freight by currency and method, tax by where it goes, on goods and freight together. */
export const chargeByTables = (query: ChargesRequest): Charges => {
  const freight = freightOf(query.subtotal, query.method)
  const base = addMoney(query.subtotal, freight)
  const rate = rateFor(query)
  const taxes = rate ? [{ ...rate, amount: percentOf(base, rate.percent, 'half-up') }] : []
  return { freight, taxes, total: taxes.reduce((sum, { amount }) => addMoney(sum, amount), base) }
}

export const createFreightAndTax = (): FreightAndTax => ({ charge: chargeByTables })

import {
  chooseValid,
  TAX_KINDS,
  type DeliveryMethod,
  type DeliveryTerms,
  type FreightRate,
  type TaxKind,
} from '#features/buying/delivery-terms/delivery-terms.rules.ts'
import { addMoney, parseDecimal, percentOf, type Money } from '#kernel/money.ts'

export type TaxLine = { readonly kind: TaxKind; readonly percent: `${number}`; readonly amount: Money }

/** Charges on top of the goods. */
export type Charges = { readonly freight: Money; readonly taxes: readonly TaxLine[]; readonly total: Money }

export type ChargesRequest = {
  readonly subtotal: Money
  readonly method: DeliveryMethod
  /** Where it goes. */
  readonly countryCode: string
  readonly region: string
  /** The day of the order, whose rates hold for it. */
  readonly day: string
}

/**
 * The cost of delivery and the taxes that apply. A connector to a carrier or a tax service stands in by answering the same;
 * it is asked before the order's transaction where it has to wait.
 */
export type FreightAndTax = {
  readonly charge: (terms: DeliveryTerms, request: ChargesRequest) => Charges
}

declare module '#platform/services.ts' {
  interface Services {
    readonly freightAndTax: FreightAndTax
  }
}

/** A line for the country counts more than one for the currency, and both more than one for all. */
const findFreightRate = ({ freightRates }: DeliveryTerms, { subtotal, method, countryCode, day }: ChargesRequest) =>
  chooseValid(freightRates, day, (rate) => {
    const isCountry = rate.countryCode === countryCode.toLowerCase()
    const isCurrency = rate.currency === subtotal.currency
    const applies = rate.method === method && (isCountry || rate.countryCode === '') && (isCurrency || rate.currency === '')
    return applies ? Number(isCountry) * 2 + Number(isCurrency) : undefined
  })

const readAmount = (amount: string | null, currency: string): Money | undefined =>
  amount === null ? undefined : parseDecimal(amount, currency)

const costOf = ({ amount, percent }: FreightRate, subtotal: Money): Money | undefined =>
  percent === null ? readAmount(amount, subtotal.currency) : percentOf(subtotal, percent, 'half-up')

/** Nothing where no line says what the method costs. */
export const freightOf = (terms: DeliveryTerms, request: ChargesRequest): Money => {
  const { subtotal } = request
  const none = { minor: 0n, currency: subtotal.currency }
  const rate = findFreightRate(terms, request)
  const freeFrom = rate && readAmount(rate.freeFrom, subtotal.currency)
  if (!rate || (freeFrom && subtotal.minor >= freeFrom.minor)) return none
  return costOf(rate, subtotal) ?? none
}

/** One of each kind at most; the region's rate counts instead of the country's, and a rate of nothing takes the tax away. */
const listTaxRates = ({ taxRates }: DeliveryTerms, { countryCode, region, day }: ChargesRequest) =>
  TAX_KINDS.flatMap((kind) => {
    const found = chooseValid(taxRates, day, (rate) => {
      const isOfAll = rate.region === ''
      const applies =
        rate.tax === kind &&
        rate.countryCode === countryCode.toLowerCase() &&
        (isOfAll || rate.region === region.trim().toUpperCase())
      return applies ? Number(!isOfAll) : undefined
    })
    return found && Number(found.percent) > 0 ? [{ kind, percent: found.percent }] : []
  })

/** By the tenant's own lines: freight by currency, country and method, tax by where it goes, on goods and freight together. */
export const chargeByTerms = (terms: DeliveryTerms, request: ChargesRequest): Charges => {
  const freight = freightOf(terms, request)
  const base = addMoney(request.subtotal, freight)
  const taxes = listTaxRates(terms, request).map((rate) => ({ ...rate, amount: percentOf(base, rate.percent, 'half-up') }))
  return { freight, taxes, total: taxes.reduce((sum, { amount }) => addMoney(sum, amount), base) }
}

export const createFreightAndTax = (): FreightAndTax => ({ charge: chargeByTerms })

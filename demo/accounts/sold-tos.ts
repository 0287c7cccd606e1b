import { companyName, companyOf } from '#demo/accounts/companies.ts'
import { placeAt } from '#demo/accounts/places.ts'
import type { Person } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** An account as its line says it. */
export type AccountLine = {
  readonly erpId: string
  readonly number: string
  readonly name: string
  readonly city: string
  readonly postalCode: string
  readonly region: string
  readonly countryCode: string
  readonly currency: string
  readonly currencies: readonly string[]
  readonly salesOrg: string
  readonly isOrderingBlocked?: boolean
  readonly toolAccess?: readonly string[]
  readonly priceList?: string
}

/** How other lines name it. */
export const nameOfAccount = ({ erpId, number }: AccountLine): string => `${erpId}~${number}`

const ERPS: Record<TenantKey, readonly [string, string]> = {
  aerobt: ['AE1', 'AE2'],
  hbtbt: ['HB1', 'HB2'],
  sps: ['SP1', 'SP2'],
  process: ['PR1', 'PR2'],
  hpsbt: ['HS1', 'HS2'],
}
const SALES_ORGS = ['1000', '1100', '2000', '3100'] as const

/** Only here do accounts need a tool of their own, and only some [5.7.2]. */
const toolsOf = (tenant: TenantKey, position: number): Pick<AccountLine, 'toolAccess'> =>
  tenant !== 'aerobt' || position % 3 === 0
    ? {}
    : { toolAccess: ['OrdersReturns', position % 2 === 0 ? 'Warranty' : 'TechnicalPublications'] }

type Choice = { readonly name: string; readonly position: number } & Partial<AccountLine>

const makeSoldTo = (tenant: TenantKey, { name, position, ...differs }: Choice): AccountLine => {
  const { city, state, postalCode, countryCode, currencies } = placeAt(position)
  return {
    number: String(104_210 + position * 83).padStart(10, '0'),
    erpId: ERPS[tenant][position % 5 === 4 ? 1 : 0],
    salesOrg: SALES_ORGS[position % SALES_ORGS.length] ?? '1000',
    name,
    ...{ city, postalCode, region: state, countryCode },
    currency: currencies[0],
    currencies,
    ...toolsOf(tenant, position),
    ...differs,
  }
}

const PER_PERSON = 8
const SITES = ['Main', 'Plant Two', 'Central Stores'] as const

/** Some ERPs number accounts with a letter first. */
const letterNumber = (position: number): string => `H${204_518 + position}`

/** Buyer's first and third account pay in currencies without and with three digits after the point. */
const TERMS: Readonly<Record<number, Partial<AccountLine>>> = {
  0: { currency: 'JPY', currencies: ['JPY', 'USD'] },
  2: { currency: 'KWD', currencies: ['KWD', 'USD', 'EUR'] },
}

/** The accounts a customer orders for, in their order. */
export const soldTosOf = (person: Person, personPosition: number): AccountLine[] => {
  const { tenant, who, traits } = person
  const company = companyOf(person, personPosition).name
  return Array.from({ length: traits.soldTo.count }, (_, at) => {
    const position = personPosition * PER_PERSON + at
    const number = at === 2 ? { number: letterNumber(position) } : {}
    // Terms of their own for the account that is chosen at first; the others pay the public list.
    const priceList = who === 'buyer' && at === traits.soldTo.defaultAt ? { priceList: 'FA-2026-114' } : {}
    const terms = { ...number, ...priceList, ...(who === 'buyer' ? TERMS[at] : {}) }
    return makeSoldTo(tenant, { name: `${company}, ${SITES[at]}`, position, ...terms })
  })
}

/**
 * Beyond those, what selectors must cope with: an account's number in another ERP (a different account), one without
 * the ordering tool and one that is not enabled for ordering.
 */
export const oddSoldTosOf = (person: Person, personPosition: number): AccountLine[] => {
  const [first] = soldTosOf(person, personPosition)
  if (!first || (person.who !== 'accounting' && person.who !== 'logistics')) return []
  const { tenant } = person
  const [one, two] = ERPS[tenant]
  const position = personPosition * PER_PERSON
  const make = (at: number, differs: Partial<AccountLine>) =>
    makeSoldTo(tenant, { name: first.name, position: position + at, ...differs })
  return [
    make(4, { number: first.number, erpId: first.erpId === one ? two : one }),
    make(5, { toolAccess: ['TechnicalPublications'] }),
    make(6, { isOrderingBlocked: true }),
  ]
}

const FIRST_STRANGER = 1000

/** Accounts of customers without a person of their own, for employees who serve thousands. */
export const strangerSoldTos = (tenant: TenantKey, count: number): AccountLine[] =>
  Array.from({ length: count }, (_, at) => {
    const position = FIRST_STRANGER + at
    return makeSoldTo(tenant, {
      name: companyName(tenant, position),
      position,
      ...(at % 17 === 16 ? { number: letterNumber(position) } : {}),
    })
  })

import { companyName, companyOf } from '#demo/accounts/companies.ts'
import { placeAt } from '#demo/accounts/places.ts'
import { demoId } from '#demo/demo-id.ts'
import type { Person } from '#demo/people.ts'
import type { SoldToRow } from '#foundation/accounts/public.seed.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

const ERPS: Record<TenantKey, readonly [string, string]> = {
  aerobt: ['AE1', 'AE2'],
  hbtbt: ['HB1', 'HB2'],
  sps: ['SP1', 'SP2'],
  process: ['PR1', 'PR2'],
  hpsbt: ['HS1', 'HS2'],
}
const SALES_ORGS = ['1000', '1100', '2000', '3100'] as const

/** Only here do accounts need a tool of their own, and only some [5.7.2]. */
const toolsOf = (tenant: TenantKey, position: number): readonly string[] | null =>
  tenant !== 'aerobt' || position % 3 === 0 ? null : ['OrdersReturns', position % 2 === 0 ? 'Warranty' : 'TechnicalPublications']

type Choice = { readonly name: string; readonly key: string; readonly position: number } & Partial<SoldToRow>

const makeSoldTo = (tenant: TenantKey, { name, key, position, ...differs }: Choice): SoldToRow => {
  const { city, postalCode, countryCode, currencies } = placeAt(position)
  return {
    id: demoId(`sold-to/${tenant}/${key}`),
    number: String(104_210 + position * 83).padStart(10, '0'),
    erpId: ERPS[tenant][position % 5 === 4 ? 1 : 0],
    salesOrg: SALES_ORGS[position % SALES_ORGS.length] ?? '1000',
    name,
    city,
    postalCode,
    countryCode,
    defaultCurrency: position % 4 === 3 ? null : currencies[0],
    customerUnitCurrency: currencies[0],
    currencies,
    isEcomEnabled: true,
    toolAccess: toolsOf(tenant, position),
    priceList: null,
    ...differs,
  }
}

const PER_PERSON = 8
const SITES = ['Main', 'Plant Two', 'Central Stores'] as const

/** Some ERPs number accounts with a letter first. */
const letterNumber = (position: number): string => `H${204_518 + position}`

/** Buyer's first and third account pay in currencies without and with three digits after the point. */
const TERMS: Readonly<Record<number, Partial<SoldToRow>>> = {
  0: { defaultCurrency: 'JPY', customerUnitCurrency: 'JPY', currencies: ['JPY', 'USD'] },
  2: { defaultCurrency: 'KWD', customerUnitCurrency: 'KWD', currencies: ['KWD', 'USD', 'EUR'] },
}

/** The accounts a customer orders for, in their order. */
export const soldTosOf = (person: Person, personPosition: number): SoldToRow[] => {
  const { tenant, who, traits } = person
  const company = companyOf(person, personPosition).name
  return Array.from({ length: traits.soldTo.count }, (_, at) => {
    const position = personPosition * PER_PERSON + at
    const number = at === 2 ? { number: letterNumber(position) } : {}
    // Terms of their own for the account that is chosen at first; the others pay the public list.
    const priceList = who === 'buyer' && at === traits.soldTo.defaultAt ? 'contract' : null
    const terms = { ...number, ...(who === 'buyer' ? TERMS[at] : {}) }
    return makeSoldTo(tenant, { key: `${who}/${at}`, name: `${company}, ${SITES[at]}`, position, priceList, ...terms })
  })
}

/**
 * Beyond those, what selectors must cope with: the same account written without its zeros, its number in another ERP
 * (a different account), one without the ordering tool and one that is not enabled for ordering.
 */
export const oddSoldTosOf = (person: Person, personPosition: number): SoldToRow[] => {
  const [first] = soldTosOf(person, personPosition)
  if (!first || (person.who !== 'accounting' && person.who !== 'logistics')) return []
  const { tenant, who } = person
  const [one, two] = ERPS[tenant]
  const position = personPosition * PER_PERSON
  const make = (key: string, at: number, differs: Partial<SoldToRow>) =>
    makeSoldTo(tenant, { key: `${who}/${key}`, name: first.name, position: position + at, ...differs })
  return [
    make('short', 3, { number: first.number.replace(/^0+/, ''), erpId: first.erpId }),
    make('elsewhere', 4, { number: first.number, erpId: first.erpId === one ? two : one }),
    make('no-orders', 5, { toolAccess: ['TechnicalPublications'] }),
    make('not-enabled', 6, { isEcomEnabled: false }),
  ]
}

const FIRST_STRANGER = 1000

/** Accounts of customers without a person of their own, for employees who serve thousands. */
export const strangerSoldTos = (tenant: TenantKey, count: number): SoldToRow[] =>
  Array.from({ length: count }, (_, at) => {
    const position = FIRST_STRANGER + at
    return makeSoldTo(tenant, {
      key: `anonymous/${at}`,
      name: companyName(tenant, position),
      position,
      ...(at % 17 === 16 ? { number: letterNumber(position) } : {}),
    })
  })

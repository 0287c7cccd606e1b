import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'
import { checkCredit, CREDIT_POLICIES, forgetOldTime } from '#foundation/accounts/kinds/account-credit.rules.ts'
import { readAccountName } from '#foundation/accounts/ordering/account-name.rules.ts'
import { keyOfSoldTo } from '#foundation/accounts/sold-to.rules.ts'
import type { Tx } from '#platform/database/database.ts'

const { text, country, currency, amount, yesNo, time, choice } = fieldOf

const ROWS: RowShape = {
  table: 'sold_to',
  keys: ['erpId', 'number'],
  columns: {
    erpId: 'text',
    number: 'text',
    companyId: 'uuid',
    name: 'text',
    street: 'text',
    postalCode: 'text',
    city: 'text',
    region: 'text',
    countryCode: 'text',
    defaultCurrency: 'text',
    customerUnitCurrency: 'text',
    currencies: 'text[]',
    salesOrg: 'text',
    creditLimit: 'numeric',
    openAmount: 'numeric',
    openAmountAt: 'timestamptz',
    creditPolicy: 'text',
    paymentTerms: 'text',
    isEcomEnabled: 'boolean',
    toolAccess: 'text[]',
    priceList: 'text',
  },
}

const NUMBER = /^[\w.-]{1,20}$/
const FAULT = 'has signs that no account number has'

/** `M1~0000001001`, however its number was written [T-52]. */
const keyOf = (erpId: string, number: string): string => keyOfSoldTo({ erpId, soldToNumber: number })

/** Both parts as they are stored. */
const padNumber = (number: string): string => keyOf('', number).slice(1)

/** The number alone means an account as long as only one ERP uses it. */
export const findAccountReferences = async (tx: Tx, references: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const names = references.map((reference) => ({ reference, name: readAccountName(reference) }))
  const numbers = names.flatMap(({ name }) => (name ? [padNumber(name.number)] : []))
  const { rows } = await sql<{ key: string; number: string }>`
    select distinct account_key as key, substr(account_key, length(erp_id) + 2) as number from sold_to
    where account_key = any(${names.flatMap(({ name }) => (name?.erpId ? [keyOf(name.erpId, name.number)] : []))}::text[])
      or (${names.some(({ name }) => name && !name.erpId)}::boolean
        and substr(account_key, length(erp_id) + 2) = any(${numbers}::text[]))`.execute(tx)
  const keys = new Set(rows.map(({ key }) => key))
  const find = (name: NonNullable<ReturnType<typeof readAccountName>>): string | undefined => {
    if (name.erpId) return keys.has(keyOf(name.erpId, name.number)) ? keyOf(name.erpId, name.number) : undefined
    const meant = rows.filter(({ number }) => number === padNumber(name.number))
    return meant.length === 1 ? meant[0]?.key : undefined
  }
  return new Map(
    names.flatMap(({ reference, name }) => {
      const key = name && find(name)
      return key === undefined ? [] : [[reference, key] as const]
    }),
  )
}

export const accountKind = defineRecords({
  name: 'accounts',
  help: 'Sold-to accounts: whom an order is for and who pays.',
  keys: ['erpId', 'number'],
  fields: {
    erpId: text({
      isRequired: true,
      most: 20,
      pattern: NUMBER,
      patternFault: FAULT,
      help: 'The ERP that keeps the account, such as M1.',
    }),
    number: text({
      ...{ isRequired: true, isSearched: true, most: 20, pattern: NUMBER, patternFault: FAULT },
      help: 'Its number there, with zeros in front or without.',
    }),
    company: text({ refersTo: 'companies', most: 40, help: 'The number of its company.' }),
    name: text({ isRequired: true, isSearched: true, help: 'The name of the customer, as in the ERP.' }),
    street: text({ help: 'Street and house number.' }),
    postalCode: text({ most: 20, help: 'The postal code.' }),
    city: text({ isSearched: true, help: 'The city.' }),
    region: text({ most: 60, help: 'State or province, where addresses have one.' }),
    countryCode: country({ isRequired: true, help: 'The country, which decides on taxes and freight.' }),
    currency: currency({ isRequired: true, help: 'The currency it pays in.' }),
    currencies: currency({ isList: true, help: 'Every currency it may be billed in; without them the one above.' }),
    salesOrg: text({ most: 20, help: 'The sales organisation that serves it.' }),
    creditLimit: amount({ help: 'How much may be open, in its currency; without it nothing limits what is ordered.' }),
    openAmount: amount({ help: 'How much is open, as the ERP says, in its currency; orders placed since are added to it.' }),
    openAmountAt: time({ help: 'When the open amount was true; it comes with every open amount.' }),
    creditPolicy: choice({
      choices: CREDIT_POLICIES,
      help: 'What becomes of an order above the limit: it is placed with a warning (warn), approved first (approve) or refused (block); without it warn.',
    }),
    paymentTerms: text({ most: 60, help: 'The terms of payment, such as NET30.' }),
    isOrderingBlocked: yesNo({ help: 'Whether nobody may order for it online.' }),
    toolAccess: text({ isList: true, most: 60, help: 'The tools it is limited to, such as OrdersReturns; without them all.' }),
    priceList: text({ most: 40, help: 'The price list it pays by; without it the public one.' }),
  },
  example: {
    ...{ erpId: 'M1', number: '1001', company: '400100', name: 'Nordfjord Shipping, Main', street: 'Strandgata 4' },
    ...{ postalCode: '6771', city: 'Nordfjordeid', countryCode: 'no', currency: 'NOK', salesOrg: '1000' },
    ...{ creditLimit: '250000', openAmount: '48200.50', openAmountAt: '2026-11-16T04:00:00.000Z', creditPolicy: 'approve' },
    paymentTerms: 'NET30',
  },
  normalise: (line) => ({ ...line, number: padNumber(String(line['number'])) }),
  complete: forgetOldTime,
  check: checkCredit,
  // By the account's key, which has an index; its parts have none.
  source: (among) => sql`
    select sold_to.erp_id as "erpId", substr(account_key, length(erp_id) + 2) as "number", company.number as "company",
      sold_to.name, street, postal_code as "postalCode", city, region, lower(sold_to.country_code) as "countryCode",
      coalesce(default_currency, customer_unit_currency) as "currency",
      case when currencies = array[coalesce(default_currency, customer_unit_currency)] then '{}' else currencies end as "currencies",
      sales_org as "salesOrg", trim_scale(credit_limit)::text as "creditLimit",
      trim_scale(open_amount)::text as "openAmount",
      to_char(open_amount_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "openAmountAt", credit_policy as "creditPolicy",
      payment_terms as "paymentTerms",
      not is_ecom_enabled as "isOrderingBlocked", tool_access as "toolAccess", price_list as "priceList", sold_to.changed_at
    from sold_to left join company on company.id = sold_to.company_id
    where ${among ? sql`account_key = any(${among.map((line) => keyOf(String(line['erpId']), String(line['number'])))}::text[])` : sql`true`}`,
  findReferences: findAccountReferences,
  referencesOf: ({ erpId, number }) => {
    const padded = padNumber(String(number))
    const short = padded.replace(/^0+(?=.)/, '')
    return [...new Set([padded, short, String(number)])].flatMap((one) => [one, `${String(erpId)}~${one}`])
  },
  save: async ({ tx }, changes) => {
    const numbers = [...new Set(changes.flatMap(({ line: { company } }) => company ?? []))]
    const companies =
      numbers.length === 0 ? [] : await tx.selectFrom('company').select(['id', 'number']).where('number', 'in', numbers).execute()
    const idOf = new Map(companies.map(({ id, number }) => [number, id]))
    // The same account may be stored without its zeros: it is the one that is meant.
    const { rows } = await sql<{ key: string; number: string }>`
      select distinct on (account_key) account_key as key, number from sold_to
      where account_key = any(${changes.map(({ line }) => keyOf(line.erpId, line.number))}::text[])
      order by account_key, length(number) desc`.execute(tx)
    const stored = new Map(rows.map(({ key, number }) => [key, number]))
    await saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => {
        const { company, currency: own, isOrderingBlocked, ...rest } = line
        return {
          ...{ street: '', postalCode: '', city: '', region: '', salesOrg: '', paymentTerms: '' },
          ...rest,
          number: stored.get(keyOf(line.erpId, line.number)) ?? line.number,
          companyId: company === undefined ? null : idOf.get(company),
          countryCode: line.countryCode.toUpperCase(),
          defaultCurrency: own,
          customerUnitCurrency: own,
          currencies: line.currencies?.length ? line.currencies : [own],
          isEcomEnabled: isOrderingBlocked !== true,
          toolAccess: line.toolAccess?.length ? line.toolAccess : null,
        }
      }),
    )
  },
  remove: async ({ tx }, lines) => {
    const keys = lines.map(({ erpId, number }) => keyOf(erpId, number))
    const { rows } = await sql<{ key: string }>`
      select distinct account_key as key from orders where account_key = any(${keys}::text[])`.execute(tx)
    const remaining = new Set(rows.map(({ key }) => key))
    await sql`delete from sold_to where account_key = any(${keys.filter((key) => !remaining.has(key))}::text[])`.execute(tx)
    return keys.map((key) =>
      remaining.has(key) ? [{ column: 'number', reason: 'there are orders of this account; block ordering instead' }] : [],
    )
  },
})

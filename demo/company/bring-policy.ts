import { sql } from 'kysely'
import type { Bringing } from '#demo/bring-lines.ts'
import { demoId } from '#demo/demo-id.ts'
import { insertBudget, insertCostCentre, insertRule, saveEntry } from '#features/company/purchase-policy/public.server.ts'
import { findPersonByEmail } from '#foundation/identity/public.server.ts'
import { parseDecimal, toMoneyJson, type Money } from '#kernel/money.ts'

const COST_CENTRES = [
  { code: 'CC-100', name: 'Production' },
  { code: 'CC-200', name: 'Maintenance' },
  { code: 'CC-300', name: 'Projects' },
]

/** How much one US dollar gives, on the first day of the year before. */
const RATES = { EUR: '0.92', GBP: '0.79', PLN: '3.95', CNY: '7.15', JPY: '149.5', KWD: '0.3075' }

type DefaultAccount = {
  readonly erpId: string
  readonly number: string
  readonly name: string
  readonly countryCode: string
  readonly currency: string
}

const readDefaultAccount = (tx: Bringing['tx'], personId: string) =>
  sql<DefaultAccount>`
    select sold_to.erp_id, sold_to.number, sold_to.name, lower(sold_to.country_code) as country_code,
      coalesce(sold_to.default_currency, sold_to.customer_unit_currency) as currency
    from person_sold_to as own
    join sold_to on sold_to.id = own.sold_to_id where own.person_id = ${personId} order by own.is_default desc limit 1`.execute(
    tx,
  )

/** Generous, and above it an order would only be warned of. */
const bringCredit = async ({ bring }: Pick<Bringing, 'bring'>, account: DefaultAccount, now: Date): Promise<void> => {
  const { erpId, number, name, countryCode, currency } = account
  const credit = { creditLimit: '5000000', openAmount: '186400', openAmountAt: now.toISOString(), paymentTerms: 'NET30' }
  await bring('accounts', [{ erpId, number, name, countryCode, currency, ...credit, creditPolicy: 'warn' }])
}

const inCurrency = (decimal: string, currency: string): Money => {
  const money = parseDecimal(decimal, currency)
  if (!money) throw new Error(`${decimal} is no amount`)
  return money
}

type Spending = {
  readonly personId: string
  readonly currency: string
  readonly from: string
  readonly ids: ReadonlyMap<string, string>
}

/** So much of each budget is spent, by small orders of this year. */
const SPENT = [
  ['CC-200', '30000'],
  ['CC-300', '12000'],
] as const

const spendFromBudgets = async ({ tx, tenant }: Pick<Bringing, 'tx' | 'tenant'>, about: Spending): Promise<void> => {
  const { rows: orders } = await sql<{ number: string; day: string; minor: string }>`
    select number, placed_at::date::text as day, subtotal_minor::text as minor from orders
    where currency = ${about.currency} and state <> 'Cancelled' and placed_at >= ${about.from}::date and account_key in (
      select sold_to.account_key from person_sold_to as own join sold_to on sold_to.id = own.sold_to_id
      where own.person_id = ${about.personId} and own.is_default)
    order by number`.execute(tx)
  for (const [code, decimal] of SPENT) {
    let left = inCurrency(decimal, about.currency).minor
    for (const [at, { number, day, minor }] of orders.entries()) {
      const isIts = at % SPENT.length === SPENT.findIndex(([one]) => one === code)
      if (!isIts || BigInt(minor) > left / 3n) continue
      left -= BigInt(minor)
      const cartId = demoId(`${tenant}/budget ${number}`)
      const costCentreId = about.ids.get(code) ?? ''
      await saveEntry(tx, {
        cartId,
        costCentreId,
        state: 'spent',
        day,
        currency: about.currency,
        minor: BigInt(minor),
        orderNumber: number,
      })
    }
  }
}

/** The organisation of the buyer's company: cost centres, budgets and who approves what. */
export const bringPolicy = async ({ tx, tenant, bring }: Bringing, now: Date): Promise<void> => {
  const year = now.getUTCFullYear()
  const validOn = `${year - 1}-01-01`
  await bring(
    'exchange-rates',
    Object.entries(RATES).map(([toCurrency, rate]) => ({ fromCurrency: 'USD', toCurrency, validOn, rate })),
  )
  // Made anew with the world: their budgets go with the cost centres.
  for (const table of ['approvalRule', 'costCentre'] as const) await tx.deleteFrom(table).execute()
  const find = (who: string) => findPersonByEmail(tx, `${who}@${tenant}.example`)
  const [buyer, approver, director] = [await find('buyer'), await find('approver'), await find('director')]
  const companyId = buyer?.companyId
  if (!companyId || !approver || !director) return
  const [account] = (await readDefaultAccount(tx, buyer.id)).rows
  if (account) await bringCredit({ bring }, account, now)
  const currency = account?.currency ?? 'USD'
  const ids = new Map<string, string>()
  for (const centre of COST_CENTRES)
    ids.set(centre.code, (await insertCostCentre(tx, companyId, { ...centre, isActive: true })) ?? '')
  const period = { from: `${year}-01-01`, until: `${year}-12-31` }
  const addBudget = (code: string, decimal: string, policy: 'approve' | 'block') =>
    insertBudget(tx, { costCentreId: ids.get(code) ?? '', ...period, ...inCurrency(decimal, currency), policy })
  await addBudget('CC-200', '120000', 'approve')
  await addBudget('CC-300', '60000', 'block')
  await spendFromBudgets({ tx, tenant }, { personId: buyer.id, currency, from: period.from, ids })
  const [first, second] = [approver, director].map(({ id }) => ({ need: 'any' as const, approvers: [id] }))
  if (!first || !second) return
  await insertRule(tx, companyId, {
    ...{ name: 'Requesters', isActive: true, when: { roles: ['requester'] }, tiers: [first], escalateAfterHours: 48 },
  })
  await insertRule(tx, companyId, {
    name: 'Large maintenance',
    isActive: true,
    when: { costCentres: ['CC-200'], amountOver: toMoneyJson(inCurrency('25000', currency)) },
    tiers: [first, second],
    escalateAfterHours: 72,
  })
}

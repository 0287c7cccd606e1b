import { sql } from 'kysely'
import type { Bringing } from '#demo/bring-lines.ts'
import { insertBudget, insertCostCentre, insertRule } from '#features/company/purchase-policy/public.server.ts'
import { findPersonByEmail } from '#foundation/identity/public.server.ts'
import { parseDecimal, toMoneyJson, type Money } from '#kernel/money.ts'

const COST_CENTRES = [
  { code: 'CC-100', name: 'Production' },
  { code: 'CC-200', name: 'Maintenance' },
  { code: 'CC-300', name: 'Projects' },
]

/** How much one US dollar gives, on the first day of the year before. */
const RATES = { EUR: '0.92', GBP: '0.79', PLN: '3.95', CNY: '7.15', JPY: '149.5', KWD: '0.3075' }

const readDefaultCurrency = (tx: Bringing['tx'], personId: string) =>
  sql<{ currency: string }>`
    select coalesce(sold_to.default_currency, sold_to.customer_unit_currency) as currency from person_sold_to as own
    join sold_to on sold_to.id = own.sold_to_id where own.person_id = ${personId} order by own.is_default desc limit 1`.execute(
    tx,
  )

const inCurrency = (decimal: string, currency: string): Money => {
  const money = parseDecimal(decimal, currency)
  if (!money) throw new Error(`${decimal} is no amount`)
  return money
}

/** The organisation of the buyer's company: cost centres, budgets and who approves what. */
export const bringPolicy = async ({ tx, tenant, bring }: Bringing, now: Date): Promise<void> => {
  const year = now.getUTCFullYear()
  const validOn = `${year - 1}-01-01`
  await bring(
    'exchange-rates',
    Object.entries(RATES).map(([toCurrency, rate]) => ({ fromCurrency: 'USD', toCurrency, validOn, rate })),
  )
  const find = (who: string) => findPersonByEmail(tx, `${who}@${tenant}.example`)
  const [buyer, approver, director] = [await find('buyer'), await find('approver'), await find('director')]
  const companyId = buyer?.companyId
  if (!companyId || !approver || !director) return
  const { rows } = await readDefaultCurrency(tx, buyer.id)
  const currency = rows[0]?.currency ?? 'USD'
  const ids = new Map<string, string>()
  for (const centre of COST_CENTRES)
    ids.set(centre.code, (await insertCostCentre(tx, companyId, { ...centre, isActive: true })) ?? '')
  const period = { from: `${year}-01-01`, until: `${year}-12-31` }
  const addBudget = (code: string, decimal: string, policy: 'approve' | 'block') =>
    insertBudget(tx, { costCentreId: ids.get(code) ?? '', ...period, ...inCurrency(decimal, currency), policy })
  await addBudget('CC-200', '120000', 'approve')
  await addBudget('CC-300', '60000', 'block')
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

import type { FastifyRequest } from 'fastify'
import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import { nameCategories } from '#features/storefront/catalogue/public.server.ts'
import {
  listOrderCurrencies,
  sumByCategory,
  sumByMonth,
  sumBySite,
  type Spent,
} from '#features/buying/purchases/purchase.store.ts'
import { listMonths, startOfMonths } from '#features/buying/purchases/purchase.rules.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { toMoneyJson } from '#kernel/money.ts'

type SpendingQuery = { readonly months: number; readonly currency?: string | undefined; readonly language: Language }

/** The active account's spending, in one currency: amounts of several are not added. */
export const readSpendingOf = async (request: FastifyRequest, { months, currency: requested, language }: SpendingQuery) => {
  const { tx } = request
  const account = await requireOrderingAccount(request)
  const now = request.server.services.clock.now()
  const from = startOfMonths(now, months)
  const currencies = await listOrderCurrencies(tx, account.key, from)
  const currency = currencies.find((one) => one === requested) ?? currencies[0] ?? account.currency
  const query = { accountKey: account.key, from, to: now, currency }
  const toAmount = ({ name, minor, orders }: Spent) => ({ name, amount: toMoneyJson({ minor, currency }), orders })
  const byMonth = new Map((await sumByMonth(tx, query)).map((spent) => [spent.name, spent]))
  const categories = await sumByCategory(tx, query)
  const { categories: names } = await nameCategories(tx, { paths: categories.map(({ name }) => name), families: [], language })
  const all = [...byMonth.values()].reduce((sum, { minor }) => sum + minor, 0n)
  return {
    currency,
    currencies,
    total: toMoneyJson({ minor: all, currency }),
    months: listMonths(from, now).map((name) => toAmount(byMonth.get(name) ?? { name, minor: 0n, orders: 0 })),
    categories: categories.map((spent) => toAmount({ ...spent, name: lookUp(names, spent.name) ?? spent.name })),
    sites: (await sumBySite(tx, query)).map(toAmount),
  }
}

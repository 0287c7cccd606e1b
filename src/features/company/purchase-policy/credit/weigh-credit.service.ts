import { findMember } from '#features/company/people/public.server.ts'
import { applyOrder, policyFor, sumOpen, type CreditOutcome } from '#features/company/purchase-policy/credit/credit.rules.ts'
import { findCredit, sumPlaced } from '#features/company/purchase-policy/credit/credit.store.ts'
import type { CreditView } from '#features/company/purchase-policy/credit/credit.schema.ts'
import { listRates } from '#features/company/purchase-policy/policy.store.ts'
import { toMoneyJson, type Money } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

/** An order by card takes no credit; neither does one of an account without a limit. */
export const weighCredit = async (
  tx: Tx,
  { accountKey, total, isOnAccount, day }: { accountKey: string; total: Money; isOnAccount: boolean; day: string },
): Promise<CreditOutcome | undefined> => {
  const credit = isOnAccount ? await findCredit(tx, accountKey, { locks: true }) : undefined
  if (!credit) return undefined
  const placed = await sumPlaced(tx, credit)
  const rates = await listRates(
    tx,
    [credit.limit, total, ...placed].map(({ currency }) => currency),
  )
  return applyOrder(credit, placed, { total, rates, day })
}

/** Of an account as it stands, without an order; undefined where nothing limits it. */
export const describeCredit = async (
  tx: Tx,
  { accountKey, personId, day }: { readonly accountKey: string; readonly personId: string; readonly day: string },
): Promise<CreditView | undefined> => {
  const credit = await findCredit(tx, accountKey)
  if (!credit) return undefined
  const placed = await sumPlaced(tx, credit)
  const rates = await listRates(
    tx,
    [credit.limit, ...placed].map(({ currency }) => currency),
  )
  const open = sumOpen(credit, placed, { rates, day })
  const left = open && { minor: credit.limit.minor - open.minor, currency: open.currency }
  const hasCompany = (await findMember(tx, personId)) !== undefined
  return viewCredit({ credit, open, left, isExceeded: left === undefined || left.minor < 0n }, hasCompany)
}

export const viewCredit = ({ credit, open, left, isExceeded }: CreditOutcome, hasCompany: boolean): CreditView => ({
  account: credit.account,
  limit: toMoneyJson(credit.limit),
  open: open ? toMoneyJson(open) : null,
  left: left ? toMoneyJson(left) : null,
  reportedAt: credit.reportedAt?.toISOString() ?? null,
  ...{ policy: policyFor(credit, hasCompany), terms: credit.terms, isExceeded },
})

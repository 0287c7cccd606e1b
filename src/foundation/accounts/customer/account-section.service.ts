import { assessCredit, readCredit, type CreditState } from '#foundation/accounts/customer/credit.rules.ts'
import {
  MOST_CUSTOMER_ITEMS,
  type CustomerItem,
  type CustomerSection,
} from '#foundation/accounts/customer/customer-section.service.ts'
import { listCreditAccounts, type CreditAccount } from '#foundation/accounts/customer/customer.store.ts'
import { shortenSoldTo } from '#foundation/accounts/ordering/account-name.rules.ts'
import { toMoneyJson } from '#kernel/money.ts'

type State = CreditState | 'blocked' | 'none'
/** Entries that need somebody come first. */
const NOTED = { over: 'bad', blocked: 'bad', nearly: 'warn' } as const
const NOTED_STATES = Object.keys(NOTED) as (keyof typeof NOTED)[]

const stateOf = (account: CreditAccount): State => {
  const credit = readCredit(account)
  const state = credit && assessCredit(credit)
  if (state === 'over') return state
  return account.isBlocked ? 'blocked' : (state ?? 'none')
}

const findNoted = (account: CreditAccount) => NOTED_STATES.find((state) => state === stateOf(account))

const rankOf = (account: CreditAccount): number => {
  const noted = findNoted(account)
  return noted === undefined ? NOTED_STATES.length : NOTED_STATES.indexOf(noted)
}

const toItem = (account: CreditAccount, say: (key: string) => string): CustomerItem => {
  const credit = readCredit(account)
  const noted = findNoted(account)
  return {
    label: shortenSoldTo(account.number),
    target: { kind: 'accounts', find: account.number },
    detail: [account.name, account.city, credit ? null : account.currency].filter(Boolean).join(', '),
    ...(credit && { limit: toMoneyJson(credit.limit) }),
    ...(credit?.open && { amount: toMoneyJson(credit.open) }),
    ...(noted && { note: say(`customer.${noted}`), tone: NOTED[noted] }),
  }
}

/** Those over their limit first, then those that nobody may order for. */
export const accountSection: CustomerSection = {
  name: 'accounts',
  namespace: 'accounts',
  title: 'customer.accounts',
  empty: 'customer.none',
  order: 10,
  read: async ({ tx, companyId, companyNumber, say }) => {
    const accounts = await listCreditAccounts(tx, companyId)
    return {
      count: accounts[0]?.total ?? 0,
      items: accounts
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .slice(0, MOST_CUSTOMER_ITEMS)
        .map((account) => toItem(account, say)),
      target: { kind: 'accounts', field: 'company', values: [companyNumber] },
    }
  },
}

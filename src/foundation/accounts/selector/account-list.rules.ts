import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import { shortenSoldTo } from '#foundation/accounts/ordering/account-name.rules.ts'
import { collator } from '#kernel/formatters.ts'

export const ACCOUNT_COLUMNS = ['number', 'name', 'city', 'postalCode'] as const
export type AccountColumn = (typeof ACCOUNT_COLUMNS)[number]
export type AccountSort = { readonly column: AccountColumn; readonly direction: 'ascending' | 'descending' }

/** A short list is read faster than searched; from here on there is a field to find in. */
export const FIND_ABOVE = 10

type Account = Pick<SoldToReply, 'soldToNumber' | 'name' | 'city' | 'postalCode'>

const textOf = (account: Account, column: Exclude<AccountColumn, 'number'>): string => account[column] ?? ''

/** By their value where both are digits; numbers with a letter come after them, as texts do. */
const compareNumbers = (one: string, two: string, order: Intl.Collator): number => {
  const [isOne, isTwo] = [/^\d+$/.test(one), /^\d+$/.test(two)]
  if (isOne !== isTwo) return isOne ? -1 : 1
  if (!isOne) return order.compare(one, two)
  const [short, other] = [shortenSoldTo(one), shortenSoldTo(two)]
  return short.length - other.length || (short < other ? -1 : short > other ? 1 : 0)
}

/** By number or by text [2.9.1]; without a sort as they came. */
export const sortAccounts = <Row extends Account>(
  rows: readonly Row[],
  sort: AccountSort | undefined,
  language: string,
): readonly Row[] => {
  if (!sort) return rows
  const { column, direction } = sort
  const order = collator(language, { numeric: true, sensitivity: 'base' })
  const compare = (one: Row, two: Row): number =>
    column === 'number'
      ? compareNumbers(one.soldToNumber, two.soldToNumber, order)
      : order.compare(textOf(one, column), textOf(two, column))
  return rows.toSorted((one, two) => (direction === 'ascending' ? compare(one, two) : compare(two, one)))
}

/** Finds text anywhere in number, name, city or postal code. */
export const filterAccounts = <Row extends Account>(rows: readonly Row[], typed: string): readonly Row[] => {
  const requested = typed.trim().toLowerCase()
  if (requested === '') return rows
  return rows.filter(({ soldToNumber, name = '', city = '', postalCode = '' }) =>
    [soldToNumber, name, city, postalCode].some((text) => text.toLowerCase().includes(requested)),
  )
}

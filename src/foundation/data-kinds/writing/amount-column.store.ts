import { sql, type RawBuilder } from 'kysely'
import { UNUSUAL_DIGITS } from '#kernel/money.ts'

const share = (digits: number): string => `1e-${digits}`

/** The worth of one minor unit of a currency. */
const minorUnit = (currency: RawBuilder<unknown>): RawBuilder<unknown> => {
  const digits = [...new Set(UNUSUAL_DIGITS.values())]
  const cases = digits.map((count) => {
    const currencies = [...UNUSUAL_DIGITS].filter(([, one]) => one === count).map(([name]) => `'${name}'`)
    return sql`when ${currency} in (${sql.raw(currencies.join(', '))}) then ${sql.raw(share(count))}`
  })
  return sql`(case ${sql.join(cases, sql` `)} else ${sql.raw(share(2))} end)`
}

/** Minor units as the decimal text that a line has; both are SQL. */
export const writeAmount = (minor: RawBuilder<unknown>, currency: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`trim_scale((${minor})::numeric * ${minorUnit(currency)})::text`

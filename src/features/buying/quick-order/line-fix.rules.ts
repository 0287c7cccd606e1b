import { readCount } from '#features/buying/quick-order/page/typed-rows.rules.ts'

/** Fields of a line that was not read for certain; `chosen` is a part that was offered. */
export type LineFixValues = { readonly number: string; readonly quantity: string; readonly chosen: string }

/** The changed values of a line; the number only where it is another one. */
export const readLineFix = ({ number, quantity, chosen }: LineFixValues, line: { readonly number: string }) => {
  const typed = number.trim()
  const meant = chosen || (typed === line.number ? '' : typed)
  const count = readCount(quantity)
  return { ...(meant !== '' && { number: meant }), ...(count !== undefined && { quantity: count }) }
}

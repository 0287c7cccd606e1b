import { parseDecimal, toMoneyJson, type MoneyJson } from '#kernel/money.ts'

/** A line as it is being typed. */
export type CounterEntry = { readonly id: string; readonly quantity: string; readonly price: string }
type CounterLine = { readonly id: string; readonly quantity: number; readonly wantedPrice?: MoneyJson }
export type CounterFault = { readonly at: number; readonly field: 'quantity' | 'price' }

/** A comma is a decimal point too, as most readers write it. */
const readPrice = (text: string, currency: string): MoneyJson | undefined => {
  const amount = parseDecimal(text.trim().replace(',', '.'), currency)
  return amount && toMoneyJson(amount)
}
const readPieces = (text: string): number | undefined => (/^[1-9]\d{0,6}$/.test(text.trim()) ? Number(text) : undefined)

/** The lines that the answer changes. */
export const readCounterLines = (
  entries: readonly CounterEntry[],
  offered: ReadonlyMap<string, number>,
  currency: string,
): CounterLine[] =>
  entries.flatMap(({ id, quantity, price }) => {
    const before = offered.get(id) ?? 0
    const pieces = readPieces(quantity) ?? before
    const wantedPrice = readPrice(price, currency)
    return wantedPrice || pieces !== before ? [{ id, quantity: pieces, ...(wantedPrice && { wantedPrice }) }] : []
  })

/** Entries that are no pieces or no price. */
export const findCounterFaults = (entries: readonly CounterEntry[], currency: string): CounterFault[] =>
  entries.flatMap(({ quantity, price }, at): CounterFault[] => [
    ...(readPieces(quantity) === undefined ? [{ at, field: 'quantity' } as const] : []),
    ...(price.trim() !== '' && !readPrice(price, currency) ? [{ at, field: 'price' } as const] : []),
  ])

import { lookUp } from '#kernel/look-up.ts'

type Stock = Readonly<Record<string, number>>

/** Requests that nobody waits for. */
export const freeStock = (stock: Stock, reserved: Stock): Record<string, number> =>
  Object.fromEntries(
    Object.entries(stock).map(([warehouse, pieces]) => [warehouse, Math.max(0, pieces - (lookUp(reserved, warehouse) ?? 0))]),
  )

export type Taken = { readonly warehouse: string; readonly quantity: number }

/** From the warehouse of the country first, then from the fullest; what none of them has is ordered and not reserved. */
export const planReservation = (free: Stock, country: string, quantity: number): Taken[] => {
  const order = Object.entries(free).toSorted(
    ([one, pieces], [other, more]) =>
      Number(other === country) - Number(one === country) || more - pieces || one.localeCompare(other),
  )
  const taken: Taken[] = []
  let missing = quantity
  for (const [warehouse, pieces] of order) {
    const part = Math.min(pieces, missing)
    if (part > 0) taken.push({ warehouse, quantity: part })
    missing -= part
  }
  return taken
}

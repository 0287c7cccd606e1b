/** Bytes of bodies that are being received or worked on, in all and by client. */
export type BodyBudget = { readonly perClient: number; readonly inAll: number }

export const BODY_BUDGET: BodyBudget = { perClient: 32 * 1024 ** 2, inAll: 192 * 1024 ** 2 }

export type Reserved = { readonly byClient: number; readonly inAll: number }

export type BudgetOutcome = 'fits' | 'client-full' | 'all-full'

/** One client that fills its share is refused alone; the rest goes on until there is no room for anybody [T-95]. */
export const decideBudget = (
  bytes: number,
  reserved: Reserved,
  { perClient, inAll }: BodyBudget = BODY_BUDGET,
): BudgetOutcome => {
  if (reserved.byClient + bytes > perClient) return 'client-full'
  return reserved.inAll + bytes > inAll ? 'all-full' : 'fits'
}

/** The expected size of a body: its declared length, or the route's limit where none is declared. */
export const expectedBytes = (contentLength: string | undefined, bodyLimit: number): number => {
  const said = Number(contentLength ?? Number.NaN)
  return Number.isSafeInteger(said) && said >= 0 ? Math.min(said, bodyLimit) : bodyLimit
}

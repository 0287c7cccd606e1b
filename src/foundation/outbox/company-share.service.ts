/** Deliveries of one company that a process makes at once: others do not wait behind a receiver that hangs [T-98]. */
const MOST_AT_ONCE = 2

const underWay = new Map<string, number>()

/** Undefined where the company has as many under way as it may; otherwise what gives the place back. */
export const takePlace = (companyId: string): (() => void) | undefined => {
  const count = underWay.get(companyId) ?? 0
  if (MOST_AT_ONCE <= count) return undefined
  underWay.set(companyId, count + 1)
  return () => {
    const left = (underWay.get(companyId) ?? 1) - 1
    if (left > 0) underWay.set(companyId, left)
    else underWay.delete(companyId)
  }
}

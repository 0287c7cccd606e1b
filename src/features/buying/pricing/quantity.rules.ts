/** How a part is sold: nobody orders fewer than the minimum, and only in steps above it. */
export type QuantityTerms = { readonly minimum: number; readonly step: number }

/** More than anybody orders, and well inside what a total can hold. */
export const MOST_PIECES = 999_999

/** The smallest quantity that can be ordered and is at least what was requested; where there is none, the largest. */
export const fitQuantity = (requested: number, { minimum, step }: QuantityTerms): number => {
  const steps = Math.max(0, Math.ceil((requested - minimum) / step))
  const most = Math.floor((MOST_PIECES - minimum) / step)
  return minimum + Math.min(steps, most) * step
}

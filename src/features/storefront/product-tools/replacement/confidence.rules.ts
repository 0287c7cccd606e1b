/** Why a product stands beside a number that was requested. */
export type Reason =
  | { readonly kind: 'same' }
  | { readonly kind: 'spelling' }
  /** Our own older part, and over how many steps its successor came. */
  | { readonly kind: 'successor'; readonly from: string; readonly steps: number }
  /** Another maker's part; with steps where our first answer to it was replaced since. */
  | {
      readonly kind: 'reference'
      readonly maker: string
      readonly number: string
      readonly steps: number
      readonly isOneOf: number
    }
  | { readonly kind: 'beginning'; readonly from: string; readonly steps: number; readonly share: number }

export type Level = 'high' | 'medium' | 'low'
export type Confidence = { readonly percent: number; readonly level: Level }

const HIGH = 90
const MEDIUM = 60
/** Each generation may have changed a little. */
const A_STEP = 5
const LEAST_SUCCESSOR = 65

const weigh = (reason: Reason): number => {
  switch (reason.kind) {
    case 'same':
      return 100
    case 'spelling':
      return 97
    case 'successor':
      return Math.max(LEAST_SUCCESSOR, 95 - A_STEP * (reason.steps - 1))
    case 'reference':
      // Several answers to one number cannot all be the right one.
      return (reason.isOneOf > 1 ? 70 : 85) - A_STEP * Math.min(reason.steps, 3)
    case 'beginning':
      // The more of the number was written, the less is left to guess; a guess it stays.
      return Math.min(55, Math.round(20 + 40 * reason.share)) - A_STEP * Math.min(reason.steps, 3)
  }
}

export const rateConfidence = (reason: Reason): Confidence => {
  const percent = weigh(reason)
  return { percent, level: percent >= HIGH ? 'high' : percent >= MEDIUM ? 'medium' : 'low' }
}

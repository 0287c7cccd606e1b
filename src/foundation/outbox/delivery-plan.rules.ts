/** Between attempts, as the Standard Webhooks specification lists them: ten attempts over 75 hours and a half. */
export const PAUSES_S: readonly number[] = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]

/** The receiver says that it will never take anything again. */
const GONE = 410

type Attempt = {
  /** Undefined where nothing answered. */
  readonly status: number | undefined
  /** Counted with this one. */
  readonly attempts: number
}

export type DeliveryPlan =
  | { readonly step: 'delivered' | 'gone' | 'give-up' }
  | { readonly step: 'retry'; readonly afterSeconds: number }

export const planDelivery = ({ status, attempts }: Attempt): DeliveryPlan => {
  if (status !== undefined && status >= 200 && status < 300) return { step: 'delivered' }
  if (status === GONE) return { step: 'gone' }
  const afterSeconds = PAUSES_S[attempts - 1]
  return afterSeconds === undefined ? { step: 'give-up' } : { step: 'retry', afterSeconds }
}

/** Events that one webhook gets in a minute; more are spread over the minutes that follow [T-98]. */
export const MOST_A_MINUTE = 120

/** How long an event waits, by how many this webhook got in the minute before it. */
export const delayByRate = (inLastMinute: number): number => Math.floor(inLastMinute / MOST_A_MINUTE) * 60

const LEAST_WAIT_S = 2
const LONGEST_WAIT_S = 600

/** When a delivery looks again whether its company has a place: the more wait, the later, so that a backlog costs little. */
export const waitForTurn = (waiting: number): number => Math.min(LONGEST_WAIT_S, Math.max(LEAST_WAIT_S, waiting))

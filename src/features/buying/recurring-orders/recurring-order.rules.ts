export const RECURRING_PATH = '/secure/recurring-orders'
export const RECURRING_STATES = ['Active', 'Paused', 'Ended'] as const
export type RecurringState = (typeof RECURRING_STATES)[number]

export const MOST_RECURRING = 100
export const MOST_RECURRING_LINES = 200
/** How many days are shown ahead. */
export const SHOWN_DAYS = 6

export const STEPS = ['pause', 'resume', 'end', 'order', 'call'] as const
export type RecurringStep = (typeof STEPS)[number]

const ALLOWED: Readonly<Record<RecurringState, readonly RecurringStep[]>> = {
  Active: ['pause', 'order', 'call', 'end'],
  Paused: ['resume', 'order', 'call', 'end'],
  Ended: [],
}

type Standing = { readonly state: RecurringState; readonly callUntil: string | null }

/** An order on call is called in parts and never pauses; one that comes on its days is ordered whole. */
export const mayTakeStep = ({ state, callUntil }: Standing, step: RecurringStep): boolean =>
  ALLOWED[state].includes(step) && (step === 'end' || (callUntil === null ? step !== 'call' : step === 'call'))

/** Why nothing is ordered until its owner says so. */
export const PAUSE_REASONS = ['person', 'price', 'stock', 'unavailable', 'account', 'costCentre', 'refused'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** `minor` is the price of a piece in the currency of the recurring order. */
export type AgreedLine = {
  readonly sku: string
  readonly quantity: number
  readonly minor: string
  /** Not all pieces were in stock when it was agreed. */
  readonly isShort: boolean
}

/** The account's price now; a line without one has to be quoted. */
export type CurrentPart = { readonly minor: bigint | undefined; readonly currency: string; readonly stock: number }

export type LineDifference = { readonly sku: string; readonly reason: 'price' | 'stock' | 'unavailable' }

/** Lines that differ from what was agreed: another price, fewer in stock than needed, or not sold at all. */
export const findDifferences = (
  lines: readonly AgreedLine[],
  currency: string,
  current: ReadonlyMap<string, CurrentPart>,
): LineDifference[] =>
  lines.flatMap(({ sku, quantity, minor, isShort }): LineDifference[] => {
    const part = current.get(sku)
    if (part?.minor === undefined || part.currency !== currency) return [{ sku, reason: 'unavailable' }]
    if (part.minor !== BigInt(minor)) return [{ sku, reason: 'price' }]
    return part.stock < quantity && !isShort ? [{ sku, reason: 'stock' }] : []
  })

type Requested = { readonly sku: string; readonly quantity: number }

/** A part that was named twice comes as often as both together. */
export const mergeLines = (lines: readonly Requested[]): Requested[] => {
  const merged = new Map<string, number>()
  for (const { sku, quantity } of lines) merged.set(sku, (merged.get(sku) ?? 0) + quantity)
  return [...merged].map(([sku, quantity]) => ({ sku, quantity }))
}

/** The lines with the prices and stock of now as agreed; `failed` cannot be ordered at all. */
export const agreeLines = (
  lines: readonly Requested[],
  current: ReadonlyMap<string, CurrentPart>,
): { readonly agreed: AgreedLine[]; readonly failed: string[] } => {
  const failed: string[] = []
  const agreed = lines.flatMap(({ sku, quantity }): AgreedLine[] => {
    const part = current.get(sku)
    if (part?.minor !== undefined) return [{ sku, quantity, minor: String(part.minor), isShort: part.stock < quantity }]
    failed.push(sku)
    return []
  })
  return { agreed, failed }
}

const REASONS_BY_CODE: ReadonlyMap<string, PauseReason> = new Map([
  ['price_changed', 'price'],
  ['total_changed', 'price'],
  ['stock_changed', 'stock'],
  ['not_sold', 'unavailable'],
  ['no_price', 'unavailable'],
  ['not_found', 'account'],
  ['account_changed', 'account'],
  ['may_not_buy', 'account'],
  ['cost_centre_ended', 'costCentre'],
])

/** Why an order was refused, in the words of a pause. */
export const reasonOfRefusal = (code: string): PauseReason => REASONS_BY_CODE.get(code) ?? 'refused'

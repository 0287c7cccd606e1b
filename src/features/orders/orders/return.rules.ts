/** Where a return stands: returning for, decided, and what became of it. */
export const RETURN_STATES = ['Requested', 'Approved', 'Refused', 'Received', 'Credited'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

export const RETURN_REASONS = ['damaged', 'wrong-part', 'not-needed', 'faulty', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export type ReturnedLine = { readonly position: number; readonly quantity: number }
type SentLine = { readonly position: number; readonly shipped: number }
type KnownReturn = { readonly state: ReturnState; readonly lines: readonly ReturnedLine[] }

/** How many pieces of each line can still be sent back: what came, less what is on its way back already. */
export const countReturnable = (lines: readonly SentLine[], returns: readonly KnownReturn[]): Map<number, number> => {
  const returning = new Map<number, number>()
  for (const { state, lines: returned } of returns)
    if (state !== 'Refused')
      for (const { position, quantity } of returned) returning.set(position, (returning.get(position) ?? 0) + quantity)
  return new Map(lines.map(({ position, shipped }) => [position, Math.max(0, shipped - (returning.get(position) ?? 0))]))
}

/** Whether these pieces can be sent back, each line named once. */
export const isReturnable = (requested: readonly ReturnedLine[], returnable: ReadonlyMap<number, number>): boolean =>
  new Set(requested.map(({ position }) => position)).size === requested.length &&
  requested.every(({ position, quantity }) => quantity >= 1 && quantity <= (returnable.get(position) ?? 0))

/** A decision is taken once; what was approved is received, then credited. */
const NEXT: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  Requested: ['Approved', 'Refused'],
  Approved: ['Received'],
  Refused: [],
  Received: ['Credited'],
  Credited: [],
}
export const mayReturnMoveTo = (from: ReturnState, to: ReturnState): boolean => NEXT[from].includes(to)

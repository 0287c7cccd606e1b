import type { CompanyRole } from '#foundation/identity/public.ts'

/** Where an order stands, in the order in which it gets there; Cancelled is the end as well. */
export const ORDER_STATES = [
  'Received',
  'Confirmed',
  'In production',
  'Part shipped',
  'Shipped',
  'Delivered',
  'Invoiced',
  'Cancelled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Something of these is still to be sent. */
/** The tone of a state's badge, the same wherever an order is shown. */
export const STATE_TONES = {
  Received: 'idle',
  Confirmed: 'idle',
  'In production': 'info',
  'Part shipped': 'info',
  Shipped: 'info',
  Delivered: 'ok',
  Invoiced: 'ok',
  Cancelled: 'bad',
} as const satisfies Record<OrderState, string>

export const OPEN_STATES = ['Received', 'Confirmed', 'In production', 'Part shipped'] as const satisfies readonly OrderState[]

const isOneOf = (states: readonly OrderState[], state: OrderState): boolean => states.includes(state)

export const isOpen = (state: OrderState): boolean => isOneOf(OPEN_STATES, state)

/** Promised for a day that is past, and not all sent. Days are written as `2026-11-16`. */
export const isLate = ({ state, promisedOn }: { state: OrderState; promisedOn: string | null }, today: string): boolean =>
  isOpen(state) && promisedOn !== null && promisedOn < today

/** Before anything was made or sent for it. */
export const mayCancel = (state: OrderState): boolean => state === 'Received' || state === 'Confirmed'

/** Who only looks on in a company changes, cancels and returns nothing. */
export const mayChangeOrders = (companyRole: CompanyRole | undefined): boolean => companyRole !== 'viewer'

/** An order goes forward only: what an ERP repeats late changes nothing, and a cancelled one stays cancelled. */
export const mayMoveTo = (from: OrderState, to: OrderState): boolean =>
  from !== 'Cancelled' && (to === 'Cancelled' ? isOpen(from) : ORDER_STATES.indexOf(to) > ORDER_STATES.indexOf(from))

/** Whether a step confirms an order: some ERPs leave the state out and say what comes after it. */
export const isConfirmedBy = (from: OrderState, to: OrderState): boolean =>
  from === 'Received' && to !== 'Received' && to !== 'Cancelled'

type Progress = { readonly quantity: number; readonly shipped: number }

/** The state that an order's lines imply: shipped in part, in full, or not yet. */
export const stateOfShipping = (lines: readonly Progress[]): 'Part shipped' | 'Shipped' | undefined => {
  if (lines.every(({ quantity, shipped }) => shipped >= quantity)) return 'Shipped'
  return lines.some(({ shipped }) => shipped > 0) ? 'Part shipped' : undefined
}

/** As orders are numbered, here and in the ERPs that bring their own. */
export const ORDER_NUMBER = /^[A-Za-z0-9][A-Za-z0-9-]{0,29}$/
export const isOrderNumber = (text: string): boolean => ORDER_NUMBER.test(text)

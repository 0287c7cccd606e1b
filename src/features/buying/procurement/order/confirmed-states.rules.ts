import type { OrderState } from '#features/orders/orders/public.ts'

/** Of our order, from the moment on when the customer's system hears that it was accepted. */
export const CONFIRMED_STATES: readonly OrderState[] = [
  'Confirmed',
  'In production',
  'Part shipped',
  'Shipped',
  'Delivered',
  'Invoiced',
]

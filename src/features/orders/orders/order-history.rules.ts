/** A carrier's report of a shipment. */
export const TRACKING_KINDS = ['packed', 'left', 'terminal', 'customs', 'out', 'delivered', 'delayed'] as const
export type TrackingKind = (typeof TRACKING_KINDS)[number]

/** `state`: it got there. `shipment`: something left. `promise`: another day. `backorder`: a part is missing. `return`, `change`: asked for or decided. */
export const EVENT_KINDS = ['state', 'shipment', 'promise', 'backorder', 'return', 'change'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

import { lookUp } from '#kernel/look-up.ts'

/** Days that a tenant may choose instead of the product's, from and to; rows of other tables have no choice. */
export const RETENTION_BOUNDS = {
  job: [7, 365],
  mail_outbox: [7, 365],
  known_device: [30, 800],
  outbox_delivery: [7, 365],
  access_request: [90, 3650],
  data_import: [7, 730],
  search_event: [30, 800],
  knowledge_vote: [30, 3650],
  // Proof of a contract, as long as it may be disputed.
  download_acceptance: [1095, 3650],
  cart: [30, 1095],
  order_reading: [1, 365],
  tool_use: [30, 800],
  site_case: [90, 3650],
  support_case: [365, 3650],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>

export type ChosenTable = keyof typeof RETENTION_BOUNDS
export type ChosenDays = Readonly<Partial<Record<ChosenTable, number | undefined>>>

/** The tenant's choice, or the product's days. */
export const chooseDays = (name: string, days: number, chosen: ChosenDays = {}): number => lookUp(chosen, name) ?? days

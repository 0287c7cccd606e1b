/** What dealers offer; the words are part of addresses and of the search. */
export const DEALER_TAGS = ['sales', 'service', 'repair', 'training', 'spares'] as const
export type DealerTag = (typeof DEALER_TAGS)[number]

/** The list decides, spelled exactly so: whatever else an address says is no tag [T-36]. */
export const isDealerTag = (value: unknown): value is DealerTag => DEALER_TAGS.some((tag) => tag === value)

export type Place = { readonly lat: number; readonly lon: number }

/** Days from 1, Monday, to 7; times as '08:30'. */
export type OpeningHours = { readonly from: number; readonly to: number; readonly opens: string; readonly closes: string }

export type Dealer = Place & {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** State or province, where addresses name it. */
  readonly region: string
  readonly country: string
  readonly phone: string
  readonly mail: string
  readonly web: string
  readonly hours: readonly OpeningHours[]
  readonly tags: readonly DealerTag[]
  /** Countries whose visitors see it; null is everywhere. */
  readonly markets: readonly string[] | null
}

/** Stands in addresses. */
export const DEALER_ID = /^[a-z0-9-]{1,60}$/

/** Offers that have words in every language; a site may have others beside them. */
export const DEALER_TAGS = ['sales', 'service', 'repair', 'training', 'spares'] as const
export type KnownTag = (typeof DEALER_TAGS)[number]
/** A dealer's offer: part of addresses and of the search [2.20.2]. */
export type DealerTag = string

/** Nothing in it can leave the path that it stands in [T-36]. */
export const DEALER_TAG = /^[a-z0-9-]{1,60}$/
export const MOST_TAGS = 20

export const isDealerTag = (value: unknown): value is DealerTag => typeof value === 'string' && DEALER_TAG.test(value)
export const isKnownTag = (tag: DealerTag): tag is KnownTag => DEALER_TAGS.some((known) => known === tag)

/** Each once: those with words of their own first, then by the alphabet. */
export const sortTags = (tags: Iterable<DealerTag>): DealerTag[] => {
  const all = new Set(tags)
  return [...DEALER_TAGS.filter((tag) => all.has(tag)), ...[...all].filter((tag) => !isKnownTag(tag)).toSorted()]
}

/** How a tag without words of its own is shown: `cold-chain` is 'Cold chain'. */
export const spellTag = (tag: DealerTag): string =>
  tag
    .replaceAll('-', ' ')
    .trim()
    .replace(/^./, (letter) => letter.toUpperCase()) || tag

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

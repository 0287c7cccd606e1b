import { DEALER_ID, isDealerTag, MOST_TAGS, sortTags, type DealerTag } from '#features/storefront/dealers/dealer.rules.ts'

/** A visitor's request; all of it is in the address, so that it can be shared. */
export type DealerChoice = {
  /** A dealer must offer all of them. */
  readonly tags: readonly DealerTag[]
  /** '' is every country. */
  readonly country: string
  readonly text: string
  /** The dealer whose details are open; '' is none. */
  readonly dealer: string
  /** It stands in a frame of another page. */
  readonly isFramed: boolean
}

export const NO_CHOICE: DealerChoice = { tags: [], country: '', text: '', dealer: '', isFramed: false }

export const LONGEST_TEXT = 80
const COUNTRY = /^[a-z]{2}$/

const keep = (value: string | null, pattern: RegExp): string => (value !== null && pattern.test(value) ? value : '')

/** The valid choices of an address; the rest is ignored. */
export const readDealerChoice = (query: URLSearchParams, pathTag?: DealerTag): DealerChoice => {
  const requested = [...(pathTag ? [pathTag] : []), ...query.getAll('tag').filter(isDealerTag)].slice(0, MOST_TAGS)
  return {
    tags: sortTags(requested),
    country: keep(query.get('country'), COUNTRY),
    text: (query.get('q') ?? '').trim().slice(0, LONGEST_TEXT),
    dealer: keep(query.get('dealer'), DEALER_ID),
    isFramed: query.get('f') === '1',
  }
}

/** The address of a choice; the same choice is the same address. */
export const writeDealerQuery = ({ tags, country, text, dealer, isFramed }: DealerChoice): string => {
  const query = new URLSearchParams()
  for (const tag of sortTags(tags)) query.append('tag', tag)
  if (country !== '') query.set('country', country)
  if (text !== '') query.set('q', text)
  if (dealer !== '') query.set('dealer', dealer)
  if (isFramed) query.set('f', '1')
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** Nobody narrowed the list: an empty one has no dealers at all. */
export const isUnfiltered = ({ tags, country, text }: DealerChoice): boolean => tags.length === 0 && country === '' && text === ''

export const toggleTag = (choice: DealerChoice, tag: DealerTag): DealerChoice => {
  const { tags } = choice
  return { ...choice, tags: sortTags(tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]) }
}

export const hasFilters = ({ tags, country, text }: DealerChoice): boolean => tags.length > 0 || country !== '' || text !== ''

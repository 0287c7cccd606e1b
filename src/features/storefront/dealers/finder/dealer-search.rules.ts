import { DEALER_TAGS, sortTags, type Dealer, type DealerTag, type Place } from '#features/storefront/dealers/dealer.rules.ts'
import type { DealerChoice } from '#features/storefront/dealers/finder/dealer-choice.rules.ts'
import { measureDistance } from '#features/storefront/dealers/finder/distance.rules.ts'
import { foldText } from '#kernel/fold-text.ts'

type Wish = Pick<DealerChoice, 'tags' | 'country' | 'text'>

/** Postal codes are typed with and without their blanks. */
const foldCode = (text: string): string => foldText(text).replace(/[\s-]/g, '')

/** Words in the name or the city, or the beginning of a postal code. */
export const matchesText = ({ name, city, postalCode }: Pick<Dealer, 'name' | 'city' | 'postalCode'>, text: string): boolean => {
  const [requested, code] = [foldText(text.trim()), foldCode(text)]
  if (requested === '') return true
  return (
    foldText(city).includes(requested) ||
    foldText(name).includes(requested) ||
    (code !== '' && foldCode(postalCode).startsWith(code))
  )
}

const fits = (dealer: Dealer, { tags, country, text }: Wish): boolean =>
  tags.every((tag) => dealer.tags.includes(tag)) && (country === '' || dealer.country === country) && matchesText(dealer, text)

export type Found = { readonly dealer: Dealer; readonly km?: number }

export type DealerSearch = {
  readonly found: readonly Found[]
  /** How many there would be with this tag as well: of tags that every site knows, that dealers here have, or that were chosen. */
  readonly tags: Readonly<Record<DealerTag, number>>
  /** How many there would be in this country instead. */
  readonly countries: ReadonlyMap<string, number>
}

export type SearchSetting = { readonly near?: Place | undefined; readonly homeCountry: string }

const order = ({ near, homeCountry }: SearchSetting) => {
  const isAway = ({ dealer }: Found): number => Number(dealer.country !== homeCountry)
  // Their own order is by country and city; the visitor's country comes first.
  return (one: Found, other: Found): number => (near ? (one.km ?? 0) - (other.km ?? 0) : isAway(one) - isAway(other))
}

/** Filters, counts and order over the dealers that the market sees. */
export const searchDealers = (dealers: readonly Dealer[], wish: Wish, setting: SearchSetting): DealerSearch => {
  const { near } = setting
  const found = dealers
    .filter((dealer) => fits(dealer, wish))
    .map((dealer): Found => (near ? { dealer, km: measureDistance(near, dealer) } : { dealer }))
    .toSorted(order(setting))
  const anywhere = dealers.filter((dealer) => fits(dealer, { ...wish, country: '' }))
  const countries = new Map<string, number>()
  for (const { country } of anywhere) countries.set(country, (countries.get(country) ?? 0) + 1)
  const count = (tag: DealerTag): number => found.filter(({ dealer }) => dealer.tags.includes(tag)).length
  const known = sortTags([...DEALER_TAGS, ...wish.tags, ...dealers.flatMap((dealer) => dealer.tags)])
  const tags = Object.fromEntries(known.map((tag) => [tag, count(tag)]))
  return { found, tags, countries }
}

import { DEALER_COUNTRIES, type DealerCountry, type OpeningHours } from '#demo/dealers/dealer-places.ts'
import { makeDice, type Dice } from '#demo/pictures/dice.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** A line of `dealers`. */
export type DemoDealer = {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly region: string
  readonly countryCode: string
  readonly latitude: number
  readonly longitude: number
  readonly phone: string
  readonly mail: string
  readonly web: string
  readonly hours: readonly OpeningHours[]
  readonly tags: readonly string[]
}

/** Names of each unit's partners. */
const TRADES: Readonly<Record<TenantKey, readonly [string, ...string[]]>> = {
  aerobt: ['Aero Supply', 'Flight Systems', 'Avionics', 'Airfield Services', 'Aviation Parts'],
  hbtbt: ['Building Controls', 'Climate Technik', 'Facility Systems', 'Comfort Services', 'House Automation'],
  sps: ['Safety Supply', 'Scan & Sense', 'Gas Safety', 'Work Safety', 'Sensor House'],
  process: ['Valve & Flow', 'Process Supply', 'Instruments', 'Plant Services', 'Control Valves'],
  hpsbt: ['Plant Software', 'Data Systems', 'Automation Partners', 'Digital Works', 'Fleet Systems'],
}
const FAMILIES = [
  'Aldner',
  'Brandvik',
  'Corvane',
  'Delmor',
  'Estrand',
  'Falkeby',
  'Gravell',
  'Holmqvist',
  'Ivarsen',
  'Jorvik',
] as const
const MORE_FAMILIES = [
  'Kestrel',
  'Lindmark',
  'Morava',
  'Norrby',
  'Ostrava',
  'Pellworm',
  'Quent',
  'Rosvold',
  'Solberga',
  'Tarnow',
] as const
const TAGS = ['sales', 'service', 'repair', 'training', 'spares'] as const

const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Everyone sells or serves; the rest differs from town to town. */
const chooseTags = (dice: Dice): DemoDealer['tags'] => {
  const always = dice.pick(['sales', 'service'])
  return TAGS.filter((tag) => tag === always || dice.chance(tag === 'training' ? 0.3 : 0.5))
}

/** The towns follow each other from another start in every tenant. */
const chooseTowns = ({ towns, count }: DealerCountry, dice: Dice) => {
  const start = dice.int(0, towns.length - 1)
  return Array.from({ length: count }, (_, index) => towns[(start + index) % towns.length]).filter((town) => town !== undefined)
}

/** Thirty dealers in twelve countries, the same on every machine. */
export function* listDealers(tenant: TenantKey): Generator<DemoDealer> {
  let number = makeDice(`dealers/${tenant}`).int(0, 9)
  for (const place of DEALER_COUNTRIES) {
    const { country, phone, hours, legalForm } = place
    for (const [city, region, postalCode, latitude, longitude, street] of chooseTowns(
      place,
      makeDice(`dealers/${tenant}/${country}`),
    )) {
      const dice = makeDice(`dealer/${tenant}/${city}`)
      number += 1
      const families = number % 2 === 0 ? FAMILIES : MORE_FAMILIES
      const family = families[number % families.length] ?? families[0]
      const host = `${toSlug(family)}-${toSlug(city)}.example`
      yield {
        id: `${country}-${toSlug(city)}`,
        name: `${family} ${dice.pick(TRADES[tenant])} ${legalForm}`,
        ...{ street, postalCode, city, region, countryCode: country, latitude, longitude },
        phone: `${phone}${dice.int(10, 99)}`,
        mail: `${tenant}@${host}`,
        web: `https://${host}`,
        hours,
        tags: chooseTags(dice),
      }
    }
  }
}

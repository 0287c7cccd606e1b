import type { Dealer, OpeningHours } from '#features/storefront/dealers/dealer.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { chooseFormatTag, createFormats } from '#ui/format.ts'

type Address = Pick<Dealer, 'street' | 'postalCode' | 'city' | 'region' | 'country'>

const regionFirst: ReadonlySet<string> = new Set(['us', 'ca', 'au'])
const postcodeLast: ReadonlySet<string> = new Set(['gb', 'in', 'jp', 'cn'])

/** As letters there are addressed. */
export const writeAddress = ({ street, postalCode, city, region, country }: Address): string[] => {
  const town = regionFirst.has(country)
    ? `${city}, ${region} ${postalCode}`
    : postcodeLast.has(country)
      ? `${city} ${postalCode}`
      : `${postalCode} ${city}`
  return [street, town.trim()]
}

// 1 January 2024 was a Monday.
const dayAt = (day: number, time = '00:00'): Date => new Date(`2024-01-0${day}T${time}:00Z`)

/** 'Mon–Fri 8:00 AM–5:00 PM', one line for each span. */
export const writeHours = (hours: readonly OpeningHours[], locale: Locale): string[] => {
  const weekday = new Intl.DateTimeFormat(chooseFormatTag(locale), { weekday: 'short', timeZone: 'UTC' })
  const { time } = createFormats(locale)
  return hours.map(({ from, to, opens, closes }) => {
    const days = from === to ? [from] : [from, to]
    const names = days.map((day) => weekday.format(dayAt(day))).join('–')
    return `${names} ${time(dayAt(from, opens))}–${time(dayAt(from, closes))}`
  })
}

/** Opens the map of a phone at the dealer, with its name on the pin. */
export const writeGeoLink = ({ lat, lon, name }: Pick<Dealer, 'lat' | 'lon' | 'name'>): string =>
  `geo:${lat},${lon}?q=${lat},${lon}(${encodeURIComponent(name)})`

export const writePhoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

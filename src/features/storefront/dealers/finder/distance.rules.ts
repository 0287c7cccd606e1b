import type { Place } from '#features/storefront/dealers/dealer.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { createFormats } from '#ui/format.ts'

const EARTH_KM = 6371
const KM_PER_MILE = 1.609344
const inMiles: ReadonlySet<string> = new Set(['us', 'gb'])
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Along the surface of the earth (haversine). */
export const measureDistance = (from: Place, to: Place): number => {
  const [lat, lon] = [toRadians(to.lat - from.lat) / 2, toRadians(to.lon - from.lon) / 2]
  const part = Math.sin(lat) ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(lon) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Miles where roads are measured in miles; never finer than the reported position. */
export const formatDistance = (km: number, locale: Locale): string => {
  const isMiles = inMiles.has(locale.country)
  const value = Math.max(1, Math.round(isMiles ? km / KM_PER_MILE : km))
  return createFormats(locale).number(value, { style: 'unit', unit: isMiles ? 'mile' : 'kilometer' })
}

/** About a kilometre: enough to sort dealers, too little to find a person. */
export const roundPlace = ({ lat, lon }: Place): Place => ({ lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 })

export const writePlace = ({ lat, lon }: Place): string => `${lat},${lon}`

const PLACE = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/

/** '50.11,8.68'; undefined when it is no place on earth. */
export const readPlace = (text: string): Place | undefined => {
  const [lat, lon] = (PLACE.exec(text) ?? []).slice(1).map(Number)
  return lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180 ? undefined : { lat, lon }
}

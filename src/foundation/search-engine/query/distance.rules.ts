import type { Point } from '#foundation/search-engine/search-request.rules.ts'

const EARTH_METRES = 6_371_000

/** Great-circle distance in metres. */
export const measureDistance = (from: Point, to: Point): number => {
  const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
  const across = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2
  const along = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2
  const share = across + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * along
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(share))
}

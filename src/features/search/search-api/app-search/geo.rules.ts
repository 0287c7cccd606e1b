import type { Point } from '#foundation/search-engine/public.ts'
import { lookUp } from '#kernel/look-up.ts'

const METRES: Readonly<Record<string, number>> = {
  mm: 0.001,
  cm: 0.01,
  m: 1,
  km: 1000,
  in: 0.0254,
  ft: 0.3048,
  yd: 0.9144,
  mi: 1609.344,
}

export const UNITS = Object.keys(METRES)

/** Undefined for a unit that is none, and for what is no distance. */
export const toMetres = (distance: unknown, unit: unknown): number | undefined => {
  const factor = typeof unit === 'string' && Object.hasOwn(METRES, unit) ? lookUp(METRES, unit) : undefined
  if (factor === undefined || typeof distance !== 'number' || !Number.isFinite(distance) || distance < 0) return undefined
  return distance * factor
}

const NUMBER = /^\s*[+-]?\d+(?:\.\d+)?\s*$/

const readPair = (latitude: unknown, longitude: unknown): Point | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined

/** `"lat,lon"`, or `[lon, lat]` as GeoJSON has it. */
export const readPoint = (value: unknown): Point | undefined => {
  if (Array.isArray(value)) return value.length === 2 ? readPair(value[1], value[0]) : undefined
  const parts = typeof value === 'string' && value.length <= 100 ? value.split(',') : []
  return parts.length === 2 && parts.every((part) => NUMBER.test(part)) ? readPair(Number(parts[0]), Number(parts[1])) : undefined
}

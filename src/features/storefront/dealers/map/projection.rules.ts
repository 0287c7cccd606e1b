import type { Place } from '#features/storefront/dealers/dealer.rules.ts'

export type Point = { readonly x: number; readonly y: number }

/** The whole world is a square of this size (Mercator): straight north, and towns keep their places when one comes close. */
export const WORLD_SIZE = 1000

export const projectPlace = ({ lat, lon }: Place): Point => {
  const x = ((lon + 180) / 360) * WORLD_SIZE
  const y = WORLD_SIZE / 2 - (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)) * WORLD_SIZE
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 }
}

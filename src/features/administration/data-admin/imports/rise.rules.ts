import { lookUp } from '#kernel/look-up.ts'

type Values = Readonly<Record<string, unknown>>
type Typed = Readonly<Record<string, { readonly type: string }>>

/** An amount that more than doubles, or falls below half, was often written in another unit or with a comma elsewhere. */
export const OUTLIER = { above: 100, below: -50 } as const

export const isOutlier = (rise: number | null): boolean => rise !== null && (rise > OUTLIER.above || rise < OUTLIER.below)

const toNumber = (value: unknown): number => (typeof value === 'string' && value !== '' ? Number(value) : Number.NaN)

/** Halving is as far from what was there as doubling. */
const distanceOf = (rise: number): number => Math.abs(Math.log((100 + rise) / 100))

/** By how many percent the amount changes that changes most; nothing where none was there before. */
export const measureRise = (fields: Typed, before: Values | null, after: Values | null): number | null => {
  const rises = Object.entries(fields).flatMap(([name, { type }]) => {
    const [from, to] = [toNumber(lookUp(before ?? {}, name)), toNumber(lookUp(after ?? {}, name))]
    const rise = Math.round((to / from - 1) * 1000) / 10
    return type === 'amount' && from > 0 && to >= 0 && rise !== 0 ? [rise] : []
  })
  return rises.toSorted((one, other) => distanceOf(other) - distanceOf(one))[0] ?? null
}

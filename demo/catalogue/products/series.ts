import type { ProductLine } from '#demo/catalogue/products/lines/line.ts'
import type { Figures } from '#demo/catalogue/products/product-words.ts'
import type { Profile, Value } from '#demo/catalogue/products/profiles/profile.ts'
import { PROFILES } from '#demo/catalogue/products/profiles/profiles.ts'
import { makeDice, type Dice } from '#demo/pictures/dice.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'

type Lifecycle = ProductRecord['lifecycle']

/** Products that share a number, a look and a description. */
export type Series = {
  /** As on the nameplate: HP-2210. */
  readonly label: string
  readonly line: ProductLine
  readonly profile: Profile
  readonly brand: string
  readonly lifecycle: Lifecycle
  /** The label of the series that took its place. */
  readonly successor?: string
  readonly traits: Figures
  readonly variants: readonly Variant[]
  /** In dollars, for the smallest. */
  readonly price: number
  readonly dice: Dice
}

export type Variant = {
  /** The end of the part number: size, then the letter of the version. */
  readonly code: string
  readonly position: number
  readonly versionAt: number | undefined
  readonly figures: Figures
}

/** The digits of a size when nothing else is said: DN 25 is 25. */
export const sizeCode = ({ axis }: Profile, at: number): string =>
  axis.codes?.[at] ?? String(axis.values[at] ?? '').replaceAll(/\D/g, '')

type VariantChoice = { readonly first: number; readonly count: number; readonly versions: readonly (number | undefined)[] }

const grow = (profile: Profile, at: number): Record<string, Value> =>
  Object.fromEntries(
    (profile.grows ?? []).map(([key, first, factor, digits]) => [key, Number((first * factor ** at).toFixed(digits))]),
  )

const listVariants = (profile: Profile, { first, count, versions }: VariantChoice): Variant[] => {
  const { axis, version } = profile
  return axis.values.slice(first, first + count).flatMap((size, index) =>
    versions.map((versionAt): Variant => {
      const at = first + index
      const own = version === undefined ? {} : { [version.key]: version.values[versionAt ?? 0] }
      const letter = versionAt === undefined ? '' : (version?.letters[versionAt] ?? '')
      return {
        code: sizeCode(profile, at) + letter,
        position: at,
        versionAt,
        figures: { [axis.key]: size, ...own, ...grow(profile, at) },
      }
    }),
  )
}

/** Sizes in a row; the first generations had fewer. Two versions of each where the series is a large one. */
const chooseVariants = (profile: Profile, dice: Dice, role: SeriesRole): VariantChoice => {
  const all = profile.axis.values.length
  const requestedCount = role === 'current' ? dice.int(4, 6) : role === 'beside' ? 4 : dice.int(1, 3)
  const count = Math.min(all, requestedCount)
  const first = role === 'former' ? dice.int(0, Math.min(1, all - count)) : dice.int(0, all - count)
  const hasTwo = role === 'current' && profile.version !== undefined && dice.chance(0.3)
  return { first, count, versions: hasTwo ? [0, 1] : [undefined] }
}

export type SeriesRole = 'current' | 'beside' | 'former'

export type SeriesRequest = {
  readonly tenant: string
  readonly label: string
  readonly line: ProductLine
  readonly brand: string
  readonly role: SeriesRole
  readonly lifecycle: Lifecycle
  readonly successor?: Series
}

/** The same request gives the same series on every machine; a former one has sizes that its successor has too. */
export const makeSeries = ({ tenant, label, line, brand, role, lifecycle, successor }: SeriesRequest): Series => {
  const profile = PROFILES[line[1]]
  const dice = makeDice(`product/${tenant}/${label}`)
  const traits = Object.fromEntries(profile.traits.map(([key, values]) => [key, dice.pick(values)])) as Figures
  const choice = chooseVariants(profile, dice, role)
  const variants = successor ? successor.variants.slice(0, choice.count) : listVariants(profile, choice)
  const [from, to] = profile.price
  const price = dice.span(from, to)
  return {
    label,
    line,
    profile,
    brand,
    lifecycle,
    traits,
    variants,
    price,
    dice,
    ...(successor ? { successor: successor.label } : {}),
  }
}

import { listCategories, type DemoCategory } from '#demo/catalogue/categories.ts'
import { BRAND_BESIDE } from '#demo/catalogue/products/brands.ts'
import { aerobtLines } from '#demo/catalogue/products/lines/aerobt.lines.ts'
import { hbtbtLines } from '#demo/catalogue/products/lines/hbtbt.lines.ts'
import { hpsbtLines } from '#demo/catalogue/products/lines/hpsbt.lines.ts'
import type { ProductLine } from '#demo/catalogue/products/lines/line.ts'
import { processLines } from '#demo/catalogue/products/lines/process.lines.ts'
import { spsLines } from '#demo/catalogue/products/lines/sps.lines.ts'
import { extraSku, listSeriesProducts, makeExtra, type CategoryPlace } from '#demo/catalogue/products/product-record.ts'
import { makeSeries, type Series } from '#demo/catalogue/products/series.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** The letters of a tenant's part numbers and how many digits a series has. */
export const SCHEMES: Readonly<Record<TenantKey, { readonly prefix: string; readonly digits: 3 | 4 }>> = {
  aerobt: { prefix: 'HA', digits: 4 },
  hbtbt: { prefix: 'HB', digits: 3 },
  sps: { prefix: 'HS', digits: 3 },
  process: { prefix: 'HP', digits: 4 },
  hpsbt: { prefix: 'HX', digits: 3 },
}

const LINES: Readonly<Record<TenantKey, readonly ProductLine[]>> = {
  aerobt: aerobtLines,
  hbtbt: hbtbtLines,
  sps: spsLines,
  process: processLines,
  hpsbt: hpsbtLines,
}

export const listLines = (tenant: TenantKey): readonly ProductLine[] => LINES[tenant]

type Place = CategoryPlace & { readonly line: ProductLine; readonly at: number; readonly round: number }

/** How many generations came before, by turns; three at most, and in one of five the last one has no successor. */
const FORMER = [1, 0, 2, 1, 3] as const

/** Numbers of the series that a series replaced, the latest first. */
const numbersBefore = ({ line, at, tenant, round }: Place, number: number): number[] => {
  const named = line[9]
  if (round === 0 && named) return [...named]
  const step = SCHEMES[tenant].digits === 4 ? 10 : 2
  return Array.from({ length: FORMER[(at + round) % FORMER.length] ?? 0 }, (_, index) => number - step * (index + 1))
}

function* listFormer(place: Place, current: Series, number: number): Generator<ProductRecord> {
  let successor = current
  for (const [index, before] of numbersBefore(place, number).entries()) {
    const isDeadEnd = (place.at + place.round) % 5 === 3 && index === 0
    const former = makeSeries({
      tenant: place.tenant,
      label: `${SCHEMES[place.tenant].prefix}-${before}`,
      line: place.line,
      brand: current.brand,
      role: 'former',
      lifecycle: isDeadEnd ? 'obsolete' : 'replaced',
      ...(isDeadEnd ? {} : { successor }),
    })
    yield* listSeriesProducts(place, former, [])
    if (isDeadEnd) return
    successor = former
  }
}

/** One line of one round: the series of today, what it replaced, what is ordered with it; beside it another brand's. */
function* listRound(place: Place): Generator<ProductRecord> {
  const { tenant, line, category, round } = place
  const { prefix, digits } = SCHEMES[tenant]
  const number = line[2] + round * 10 ** digits
  const beside = lookUp(BRAND_BESIDE, category.path.split('/')[0] ?? '') ?? 'halden'
  const make = (own: number, role: 'current' | 'beside', brand: string) =>
    makeSeries({ tenant, label: `${prefix}-${own}`, line, brand, role, lifecycle: 'active' })
  const current = make(number, 'current', round % 3 === 1 ? beside : 'halden')
  const sku = extraSku(current)
  yield* listSeriesProducts(place, current, sku === undefined ? [] : [sku])
  const extra = makeExtra(place, current)
  if (extra) yield extra
  yield* listFormer(place, current, number)
  if (round === 0) yield* listSeriesProducts(place, make(number + (digits === 4 ? 15 : 4), 'beside', beside), [])
}

/** The leaves of the tree by their slug, which is theirs alone. */
const findLeaves = (tenant: TenantKey): Map<string, DemoCategory> => {
  const all = [...listCategories(tenant)]
  const parents = new Set(all.map(({ parentId }) => parentId))
  return new Map(all.filter(({ id }) => !parents.has(id)).map((category) => [category.slug, category]))
}

/**
 * At least so many products of a tenant, one at a time: the first round fills every leaf of the tree, the next ones add
 * series with longer numbers, so that a smaller catalogue is the beginning of a larger one.
 */
export function* listProducts(tenant: TenantKey, atLeast: number): Generator<ProductRecord> {
  const leaves = findLeaves(tenant)
  const isSoftware = tenant === 'hpsbt'
  let count = 0
  for (let round = 0; round === 0 || count < atLeast; round += 1)
    for (const [at, line] of LINES[tenant].entries()) {
      const category = leaves.get(line[0])
      if (!category) throw new Error(`${tenant}: there is no leaf ${line[0]}`)
      for (const record of listRound({ tenant, category, isSoftware, line, at, round })) {
        count += 1
        yield record
      }
      if (round > 0 && count >= atLeast) return
    }
}

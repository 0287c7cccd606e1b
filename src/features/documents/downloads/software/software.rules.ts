import type { Names } from '#features/documents/downloads/document.rules.ts'

export const SOFTWARE_KINDS = ['software', 'firmware', 'manual', 'library'] as const
export type SoftwareKind = (typeof SOFTWARE_KINDS)[number]

export type SoftwareProduct = {
  readonly key: string
  readonly names: Names
  readonly texts: Names
  readonly kind: SoftwareKind
  readonly replacedBy: string | null
  readonly position: number
}

/** One version with its file. */
export type SoftwareRelease = {
  readonly eakNumber: string
  readonly productKey: string
  readonly version: string
  readonly releasedAt: Date
  readonly notes: Readonly<Partial<Record<string, readonly string[]>>>
  readonly path: string
}

const partsOf = (version: string): readonly (number | string)[] =>
  version.split(/[.\-+ ]/).map((part) => (/^\d+$/.test(part) ? Number(part) : part))

const comparePart = (one: number | string | undefined, other: number | string | undefined): number => {
  if (one === other) return 0
  if (typeof one === 'number' && typeof other === 'number') return one - other
  // A version goes before its preliminary ones: 2.0 before 2.0-rc1; a letter counts after a number.
  if (one === undefined) return typeof other === 'string' ? 1 : -1
  if (other === undefined) return typeof one === 'string' ? -1 : 1
  return String(one) < String(other) ? -1 : 1
}

/** 2.10 comes after 2.9, and 'Rev C' after 'Rev B'. */
export const compareVersions = (one: string, other: string): number => {
  const [ones, others] = [partsOf(one), partsOf(other)]
  for (let at = 0; at < Math.max(ones.length, others.length); at += 1) {
    const way = comparePart(ones[at], others[at])
    if (way !== 0) return way
  }
  return 0
}

/** The newest first: by the day of the release, and on the same day by number. */
export const sortReleases = <Release extends Pick<SoftwareRelease, 'version' | 'releasedAt'>>(
  releases: readonly Release[],
): Release[] =>
  releases.toSorted(
    (one, other) => other.releasedAt.getTime() - one.releasedAt.getTime() || compareVersions(other.version, one.version),
  )

export type Successor = Pick<SoftwareProduct, 'key' | 'replacedBy'>

/** The last product of a chain of replacements; undefined where nothing replaced it. A circle ends where it began. */
export const findSuccessor = <Product extends Successor>(
  product: Product,
  byKey: ReadonlyMap<string, Product>,
): Product | undefined => {
  const seen = new Set([product.key])
  let last: Product | undefined
  for (let next = product.replacedBy; next !== null && !seen.has(next); next = last?.replacedBy ?? null) {
    const found = byKey.get(next)
    if (!found) break
    seen.add(next)
    last = found
  }
  return last
}

/** Whoever may not have it yet is told so, not left without a word. */
export const isEntitled = (toolId: string | null, approvedTools: ReadonlySet<string>): boolean =>
  toolId === null || approvedTools.has(toolId)

/** Whose order it is: everybody of a company sees it, and nobody else. */
export type Company = { readonly tenant: string; readonly company: string }
/** An order that was answered with its number: one for each intent, however often it was sent. */
export type Acknowledged = Company & { readonly number: string }
/** The reply to somebody who opened an order. */
export type Read = Company & { readonly number: string; readonly isFound: boolean }
/** The numbers on all pages of somebody's list of orders. */
export type Listing = Company & { readonly numbers: readonly string[] }

export type History = {
  readonly acknowledged: readonly Acknowledged[]
  readonly reads: readonly Read[]
  readonly listings: readonly Listing[]
}
export type Findings = {
  /** Acknowledged, and its company does not find it. */
  readonly lost: readonly string[]
  /** Acknowledged, and nobody of its company has looked. */
  readonly unread: readonly string[]
  /** Acknowledged for two intents, or listed twice. */
  readonly doubled: readonly string[]
  /** Found by somebody of another company or tenant. */
  readonly leaked: readonly string[]
}

const nameOf = ({ tenant, company }: Company): string => `${tenant} ${company}`

const findRepeated = (numbers: readonly string[]): string[] => [
  ...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at)),
]

/** Compares what was acknowledged with what was read afterwards. */
export const checkHistory = ({ acknowledged, reads, listings }: History): Findings => {
  const ownerOf = new Map(acknowledged.map((order) => [order.number, nameOf(order)]))
  const found = new Map<string, boolean>()
  const leaked = new Set<string>()
  for (const read of reads) {
    const owner = ownerOf.get(read.number)
    // One refusal is a loss, also where it was found later: an acknowledged order is never away.
    if (owner === nameOf(read)) found.set(read.number, read.isFound && found.get(read.number) !== false)
    else if (read.isFound && owner !== undefined) leaked.add(read.number)
  }
  const missing = new Set<string>()
  for (const listing of listings) {
    const listed = new Set(listing.numbers)
    for (const [number, owner] of ownerOf) {
      if (owner === nameOf(listing) && !listed.has(number)) missing.add(number)
      if (owner !== nameOf(listing) && listed.has(number)) leaked.add(number)
    }
  }
  const numbers = [...ownerOf.keys()]
  return {
    lost: numbers.filter((number) => found.get(number) === false || missing.has(number)),
    unread: numbers.filter((number) => !found.has(number)),
    doubled: [
      ...new Set([
        ...findRepeated(acknowledged.map(({ number }) => number)),
        ...listings.flatMap((listing) => findRepeated(listing.numbers).filter((number) => ownerOf.has(number))),
      ]),
    ],
    leaked: [...leaked],
  }
}

export type Gaps = { readonly count: number; readonly missing: bigint }

/** Numbers between the first and the last that no order has. */
export const findGaps = (numbers: readonly bigint[]): Gaps => {
  const inOrder = [...new Set(numbers)].toSorted((a, b) => Number(a - b))
  const steps = inOrder.slice(1).map((number, at) => number - (inOrder[at] ?? number) - 1n)
  return { count: steps.filter((step) => step > 0n).length, missing: steps.reduce((sum, step) => sum + step, 0n) }
}

/** PostgreSQL writes a sequence to its log this many numbers ahead; after a crash it goes on behind them. */
const LOGGED_AHEAD = 32n

/** The most numbers that can be missing: an attempt without an order may have taken one, a crash of PostgreSQL takes more. */
export const mostMissing = ({ attempts, crashes }: { readonly attempts: number; readonly crashes: number }): bigint =>
  BigInt(attempts) + BigInt(crashes) * LOGGED_AHEAD

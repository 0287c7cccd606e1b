/** Seen in the page as it is drawn. */
export type CellFault = 'empty' | 'wide' | 'picture' | 'heading'

export type MarketCheck = {
  readonly path: string
  readonly message: string
  readonly level: 'error' | 'warning'
  readonly code?: string
  readonly about?: string | undefined
}

export type Market = {
  readonly id: string
  readonly locale: string
  readonly version: number
  readonly publishedVersion: number | null
  readonly isBehind: boolean
  readonly checks: readonly MarketCheck[]
}

/** `same`: visitors see this version already. */
export type MarketState = 'ready' | 'warned' | 'blocked' | 'same'
export type MarketRow = Pick<Market, 'id' | 'locale' | 'checks'> & { readonly state: MarketState }

const stateOf = ({ checks, version, publishedVersion }: Market): MarketState => {
  if (checks.some(({ level }) => level === 'error')) return 'blocked'
  if (version === publishedVersion) return 'same'
  return checks.length > 0 ? 'warned' : 'ready'
}

export const readMarkets = (markets: readonly Market[]): MarketRow[] =>
  markets.map((market) => ({ id: market.id, locale: market.locale, checks: market.checks, state: stateOf(market) }))

/** Where the page goes out, and whether something that is not ready keeps it back. */
export const countMarkets = (
  rows: readonly MarketRow[],
  chosen: ReadonlySet<string>,
  leavesOut: boolean,
): { readonly going: readonly MarketRow[]; readonly isStopped: boolean } => {
  const requested = rows.filter(({ id }) => chosen.has(id))
  const blocked = requested.filter(({ state }) => state === 'blocked')
  const going = leavesOut ? requested.filter((row) => !blocked.includes(row)) : requested
  return { going, isStopped: leavesOut ? requested.length > 0 && going.length === 0 : blocked.length > 0 }
}

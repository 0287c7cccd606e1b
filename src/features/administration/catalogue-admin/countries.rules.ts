/** Countries as codes, in any spelling; none means that it is sold everywhere. */
export const readCountries = (text: string): string[] | null => {
  const codes = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((code) => code !== '')
  return codes.length === 0 ? null : [...new Set(codes)]
}

const MARKETS_SHOWN = 4

/** The first few of many: a list has a line for a product, and the panel names them all. */
export const abbreviateMarkets = (markets: readonly string[]): string =>
  markets.length <= MARKETS_SHOWN
    ? markets.join(', ')
    : `${markets.slice(0, MARKETS_SHOWN).join(', ')} +${markets.length - MARKETS_SHOWN}`

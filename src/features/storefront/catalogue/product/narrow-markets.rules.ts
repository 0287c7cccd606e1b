/** Countries in which something is sold; null is everywhere. */
type Markets = readonly string[] | null

/** Nothing is sold where what it stands in is not: the countries of both, in the order of its own [T-26]. */
export const narrowMarkets = (own: Markets, above: Markets): Markets =>
  own === null || above === null ? (own ?? above) : own.filter((country) => above.includes(country))

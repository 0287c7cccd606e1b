/** More would push the suggestions away. */
export const MOST_PRODUCTS = 4
/** Asked for beside the suggestions, in the same call; the question itself stays as every such service knows it. */
export const PRODUCTS_HEADER = { prefer: `products=${MOST_PRODUCTS}` } as const

/** How many products a caller would like to see; none unless said. */
export const readProductRequest = (prefer: string | readonly string[] | undefined): number =>
  Math.min(MOST_PRODUCTS, Number(/(?:^|[\s,;])products=(\d)(?:$|[\s,;])/.exec(String(prefer ?? ''))?.[1] ?? 0))

/** How many parts one call may request. */
export const MOST_ASKED = 100

/** In portions that one call may request. */
export const splitItems = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MOST_ASKED) }, (_, at) => items.slice(at * MOST_ASKED, (at + 1) * MOST_ASKED))

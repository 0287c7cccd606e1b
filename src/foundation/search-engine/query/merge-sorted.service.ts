export type SortKeys = readonly (number | string | undefined)[]

/** Compares by several keys, each ascending or descending; missing values come last either way. */
export const compareKeys =
  (areDown: readonly boolean[]) =>
  (a: SortKeys, b: SortKeys): number => {
    for (let at = 0; at < areDown.length; at += 1) {
      const [left, right] = [a[at], b[at]]
      if (left === right) continue
      if (left === undefined || right === undefined) return left === undefined ? 1 : -1
      return left < right === areDown[at] ? 1 : -1
    }
    return 0
  }

type Head<Item> = {
  readonly order: number
  readonly source: AsyncIterator<readonly Item[], void>
  items: readonly Item[]
  at: number
}

/** Merges sorted lists that arrive in batches, up to a length; equal items keep the order of their lists. */
export const mergeSorted = async <Item>(
  sources: readonly AsyncIterator<readonly Item[], void>[],
  compare: (a: Item, b: Item) => number,
  end: number,
): Promise<Item[]> => {
  const merged: Item[] = []
  const heads: Head<Item>[] = []
  const isBefore = (a: Head<Item>, b: Head<Item>): boolean =>
    (compare(a.items[a.at] as Item, b.items[b.at] as Item) || a.order - b.order) < 0
  /** Moves the first list to where its next item belongs. */
  const settle = (): void => {
    for (let at = 0; at + 1 < heads.length; at += 1) {
      const [head, next] = [heads[at] as Head<Item>, heads[at + 1] as Head<Item>]
      if (isBefore(head, next)) return
      heads[at] = next
      heads[at + 1] = head
    }
  }
  const refill = async (head: Head<Item>): Promise<boolean> => {
    const next = await head.source.next()
    head.items = next.done === true ? [] : next.value
    head.at = 0
    return head.items.length > 0
  }
  for (const [order, source] of sources.entries()) {
    const head: Head<Item> = { order, source, items: [], at: 0 }
    if (!(await refill(head))) continue
    heads.unshift(head)
    settle()
  }
  for (let [head] = heads; head && merged.length < end; [head] = heads) {
    merged.push(head.items[head.at] as Item)
    head.at += 1
    if (head.at < head.items.length || (await refill(head))) settle()
    else heads.shift()
  }
  return merged
}

export type TreeNode = { readonly id: string; readonly path: string; readonly size: number }

/** The size of one batch: a few dozen megabytes. */
const LARGEST_PART = 150_000

/** Branches from the top of the tree, together while they are small; one of them is never cut. */
export const splitTree = (tree: readonly TreeNode[]): TreeNode[][] => {
  const parts: TreeNode[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const branch of Map.groupBy(tree, ({ path }) => path.split('/')[0]).values()) {
    const own = branch.reduce((sum, node) => sum + node.size, 0)
    if (size + own > LARGEST_PART) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(...branch)
    size += own
  }
  return parts
}

/** The category indexes that hold the products of each category: its own and those of its ancestors. */
export const findAncestorIndexes = (branch: readonly TreeNode[]): readonly (readonly number[])[] => {
  const at = new Map(branch.map(({ path }, index) => [path, index]))
  return branch.map(({ path }) =>
    path
      .split('/')
      .map((_, index, slugs) => at.get(slugs.slice(0, index + 1).join('/')))
      .filter((index) => index !== undefined),
  )
}

/** The products of each category index, and the ordinal of each product in the indexes above it, level by level. */
export const assignOrdinals = (categories: Int32Array, ancestors: readonly (readonly number[])[]) => {
  const sizes = new Int32Array(ancestors.length)
  for (const category of categories) for (const index of ancestors[category] ?? []) sizes[index] = (sizes[index] ?? 0) + 1
  const members = Array.from(sizes, (size) => new Int32Array(size))
  const filled = new Int32Array(ancestors.length)
  const ordinals = Array.from(
    { length: Math.max(0, ...ancestors.map((chain) => chain.length)) },
    () => new Int32Array(categories.length),
  )
  for (let product = 0; product < categories.length; product += 1)
    for (const [level, index] of (ancestors[categories[product] ?? 0] ?? []).entries()) {
      const ordinal = filled[index] ?? 0
      filled[index] = ordinal + 1
      const [list, ordinalsOfLevel] = [members[index], ordinals[level]]
      if (list) list[ordinal] = product
      if (ordinalsOfLevel) ordinalsOfLevel[product] = ordinal
    }
  return { members, ordinals }
}

/** The ordinals of each category index in an order of all products of the branch. */
export const sortOrdinals = (
  order: Int32Array,
  categories: Int32Array,
  ancestors: readonly (readonly number[])[],
  { members, ordinals }: ReturnType<typeof assignOrdinals>,
): Int32Array[] => {
  const ordered = members.map(({ length }) => new Int32Array(length))
  const filled = new Int32Array(ancestors.length)
  for (const product of order)
    for (const [level, index] of (ancestors[categories[product] ?? 0] ?? []).entries()) {
      const list = ordered[index]
      if (list) list[filled[index] ?? 0] = ordinals[level]?.[product] ?? 0
      filled[index] = (filled[index] ?? 0) + 1
    }
  return ordered
}

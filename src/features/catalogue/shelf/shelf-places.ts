export type TreeNode = { readonly id: string; readonly path: string; readonly size: number }

/** What is worked on at once: a few dozen megabytes. */
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

/** Which shelves of a branch a product stands on, by the position of its category: the category itself and those above. */
export const findLines = (branch: readonly TreeNode[]): readonly (readonly number[])[] => {
  const at = new Map(branch.map(({ path }, index) => [path, index]))
  return branch.map(({ path }) =>
    path
      .split('/')
      .map((_, index, slugs) => at.get(slugs.slice(0, index + 1).join('/')))
      .filter((index) => index !== undefined),
  )
}

/** The products of each shelf, and where each product stands on the shelves above it, level by level. */
export const placeProducts = (categories: Int32Array, lines: readonly (readonly number[])[]) => {
  const sizes = new Int32Array(lines.length)
  for (const category of categories) for (const shelf of lines[category] ?? []) sizes[shelf] = (sizes[shelf] ?? 0) + 1
  const members = Array.from(sizes, (size) => new Int32Array(size))
  const filled = new Int32Array(lines.length)
  const places = Array.from({ length: Math.max(0, ...lines.map((line) => line.length)) }, () => new Int32Array(categories.length))
  for (let product = 0; product < categories.length; product += 1)
    for (const [level, shelf] of (lines[categories[product] ?? 0] ?? []).entries()) {
      const place = filled[shelf] ?? 0
      filled[shelf] = place + 1
      const [list, placed] = [members[shelf], places[level]]
      if (list) list[place] = product
      if (placed) placed[product] = place
    }
  return { members, places }
}

/** The places of each shelf in an order of all products of the branch. */
export const orderPlaces = (
  order: Int32Array,
  categories: Int32Array,
  lines: readonly (readonly number[])[],
  { members, places }: ReturnType<typeof placeProducts>,
): Int32Array[] => {
  const ordered = members.map(({ length }) => new Int32Array(length))
  const filled = new Int32Array(lines.length)
  for (const product of order)
    for (const [level, shelf] of (lines[categories[product] ?? 0] ?? []).entries()) {
      const list = ordered[shelf]
      if (list) list[filled[shelf] ?? 0] = places[level]?.[product] ?? 0
      filled[shelf] = (filled[shelf] ?? 0) + 1
    }
  return ordered
}

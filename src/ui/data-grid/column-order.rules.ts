/** Those that are shown first, in their order; the others after them as they come. */
export const orderColumns = (all: readonly string[], shown: readonly string[]): string[] => [
  ...shown.filter((key) => all.includes(key)),
  ...all.filter((key) => !shown.includes(key)),
]

/** Not past either end. */
export const moveColumn = (order: readonly string[], index: number, step: -1 | 1): string[] => {
  const to = index + step
  const moved = order[index]
  if (moved === undefined || to < 0 || to >= order.length) return [...order]
  const rest = order.toSpliced(index, 1)
  return rest.toSpliced(to, 0, moved)
}

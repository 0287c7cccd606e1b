const MOST = 4

/** One of each series, as far as there are enough of them: four sizes of one part say nothing new. */
export const chooseRelated = <T extends { readonly sku: string; readonly variantOf: string | null }>(rows: readonly T[]): T[] => {
  const bySeries = Map.groupBy(rows, ({ sku, variantOf }) => variantOf ?? sku)
  const first = [...bySeries.values()].flatMap(([one]) => one ?? [])
  return [...first, ...rows.filter((row) => !first.includes(row))].slice(0, MOST)
}

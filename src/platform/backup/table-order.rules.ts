export type Dependency = { readonly from: string; readonly to: string }

/** Tables so that each stands behind those it refers to; a circle is refused, since no order would fill it. */
export const orderTables = (tables: readonly string[], dependencies: readonly Dependency[]): string[] => {
  const targets = new Map<string, string[]>()
  for (const { from, to } of dependencies) targets.set(from, [...(targets.get(from) ?? []), to])
  const known = new Set(tables)
  const ordered = new Set<string>()
  const visit = (table: string, way: readonly string[]): void => {
    if (ordered.has(table) || !known.has(table)) return
    if (way.includes(table)) throw new Error(`tables refer to each other in a circle: ${[...way, table].join(', ')}`)
    for (const target of targets.get(table) ?? []) visit(target, [...way, table])
    ordered.add(table)
  }
  for (const table of tables) visit(table, [])
  return [...ordered]
}

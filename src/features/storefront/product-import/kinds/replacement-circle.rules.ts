type Replacement = { readonly sku: string; readonly replacedBy: string }

/** Which lines would make a part its own successor, over what is stored and the lines before; `known` leads from a part to the next. */
export const listCircles = (known: ReadonlyMap<string, string>, lines: readonly Replacement[]): boolean[] => {
  const next = new Map(known)
  // The line's value counts instead of the stored one, wherever the line stands.
  for (const { sku, replacedBy } of lines) next.set(sku, replacedBy)
  return lines.map(({ sku }) => {
    const seen = new Set<string>()
    let at = next.get(sku)
    while (at !== undefined && at !== sku && !seen.has(at)) {
      seen.add(at)
      at = next.get(at)
    }
    if (at !== sku) return false
    next.delete(sku)
    return true
  })
}

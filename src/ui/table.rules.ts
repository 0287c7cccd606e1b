export type SortDirection = 'ascending' | 'descending'
export type Sort = { readonly column: string; readonly direction: SortDirection }

/** Pressing the sorted column turns it round; any other column starts ascending. */
export const chooseSort = (current: Sort | undefined, column: string): Sort => ({
  column,
  direction: current?.column === column && current.direction === 'ascending' ? 'descending' : 'ascending',
})

export const toggleKey = (selected: ReadonlySet<string>, key: string): Set<string> => {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Rows of other pages stay chosen: only the shown ones come and go. */
export const toggleAll = (selected: ReadonlySet<string>, shown: readonly string[]): Set<string> => {
  const next = new Set(selected)
  const areAllChosen = shown.every((key) => next.has(key))
  for (const key of shown)
    if (areAllChosen) next.delete(key)
    else next.add(key)
  return next
}

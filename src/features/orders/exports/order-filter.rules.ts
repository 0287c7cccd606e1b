/** Parts of the list's address besides its filters. */
const PLACES: ReadonlySet<string> = new Set(['sort', 'page', 'size', 'columns', 'view'])

/** Whether the address names no filter at all. */
export const isWholeFilter = (filters: Readonly<Record<string, string>>): boolean =>
  Object.entries(filters).every(([name, value]) => PLACES.has(name) || value === '')

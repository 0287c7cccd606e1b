const NAME = /^portico-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/

/** The names sort by their time. */
export const nameArchive = (at: Date): string => `portico-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/** Only names that we gave: a file beside them that somebody else put there is never removed. */
export const chooseExpired = (names: readonly string[], keep: number): string[] =>
  names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .slice(keep)

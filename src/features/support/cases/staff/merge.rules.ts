type Mergeable = { readonly id: string; readonly personId: string | null; readonly mergedInto: string | null }

/** Why one case cannot become part of another; undefined where it can. */
export const findMergeFault = (from: Mergeable, into: Mergeable): string | undefined => {
  if (from.id === into.id) return 'A case cannot become part of itself.'
  if (from.mergedInto !== null || into.mergedInto !== null) return 'One of the cases is part of another one already.'
  // Whoever reads the other case would read what somebody else wrote.
  if (from.personId === null || from.personId !== into.personId) return 'Only cases of the same customer become one.'
  return undefined
}

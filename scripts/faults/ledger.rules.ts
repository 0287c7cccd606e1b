/** The answers one writer got, in the order it happened. */
export type Note =
  | { readonly kind: 'sent' | 'kept' | 'refused'; readonly name: string }
  | { readonly kind: 'removing' | 'removed'; readonly name: string }

type Fate = 'unknown' | 'kept' | 'removed'

const decideFates = (notes: readonly Note[]): ReadonlyMap<string, Fate> => {
  const fates = new Map<string, Fate>()
  for (const { kind, name } of notes) {
    // Without an answer, or with one that says 'later', it may be there or not.
    if (kind === 'kept') fates.set(name, 'kept')
    else if (kind === 'removed') fates.set(name, 'removed')
    else fates.set(name, 'unknown')
  }
  return fates
}

export type Losses = {
  /** Acknowledged and not there. */
  readonly lost: readonly string[]
  /** There although its removal was acknowledged. */
  readonly returned: readonly string[]
}

/** Compares a writer's answers with what is there now. */
export const findLosses = (notes: readonly Note[], present: ReadonlySet<string>): Losses => {
  const fates = [...decideFates(notes)]
  return {
    lost: fates.filter(([name, fate]) => fate === 'kept' && !present.has(name)).map(([name]) => name),
    returned: fates.filter(([name, fate]) => fate === 'removed' && present.has(name)).map(([name]) => name),
  }
}

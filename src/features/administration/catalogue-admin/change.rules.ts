/** Only what differs, for the audit log. */
export const listChanges = (before: object, after: object): { before: object; after: object } => {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const differing = [...fresh.keys()].filter((key) => JSON.stringify(old.get(key)) !== JSON.stringify(fresh.get(key)))
  const pick = (values: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(differing.map((key) => [key, values.get(key) ?? null]))
  return { before: pick(old), after: pick(fresh) }
}

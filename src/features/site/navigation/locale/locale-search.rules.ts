/** Accents are forgiven: `espana` finds España. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a part of one of the names is what is looked for, in capitals or not [2.4.3]. */
export const isFound = (names: readonly string[], query: string): boolean => {
  const requested = fold(query.trim())
  return names.some((name) => fold(name).includes(requested))
}

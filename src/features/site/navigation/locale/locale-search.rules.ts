import { foldText } from '#kernel/fold-text.ts'

/** Whether a part of one of the names is what is looked for, in capitals or not [2.4.3]. */
export const isFound = (names: readonly string[], query: string): boolean => {
  const requested = foldText(query.trim())
  return names.some((name) => foldText(name).includes(requested))
}

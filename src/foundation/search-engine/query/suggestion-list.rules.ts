export type FoundSuggestions = {
  readonly numbers: readonly string[]
  readonly phrases: readonly string[]
  readonly titles: readonly string[]
}

/** Part numbers, then phrases, then titles, without duplicates; a phrase that is a title is spelt as the title. */
export const listSuggestions = ({ numbers, phrases, titles }: FoundSuggestions, size: number): string[] => {
  const written = new Map(titles.toReversed().map((title) => [title.toLowerCase(), title]))
  const shown = new Map<string, string>()
  for (const one of [...numbers, ...phrases, ...titles]) {
    const key = one.toLowerCase()
    if (!shown.has(key)) shown.set(key, numbers.includes(one) ? one : (written.get(key) ?? one))
  }
  return [...shown.values()].slice(0, size)
}

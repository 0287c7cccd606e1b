/** [9.6.3] */
export const DEFAULT_SUGGESTIONS = 10

/** What the suggestion service is asked [3.11.12, 7.8.8]. */
export const writeSuggestionQuestion = (query: string, size: number) => ({
  query,
  types: { documents: { fields: ['title'] } },
  size,
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whatever else came is left out: suggestions are words [T-23]. */
export const readSuggestions = (answer: unknown, size: number): string[] => {
  const results = isRecord(answer) && isRecord(answer['results']) ? answer['results'] : {}
  const documents: unknown[] = Array.isArray(results['documents']) ? results['documents'] : []
  const words = documents.flatMap((found) =>
    isRecord(found) && typeof found['suggestion'] === 'string' && found['suggestion'].trim() !== '' ? [found['suggestion']] : [],
  )
  return [...new Set(words)].slice(0, size)
}

/** What was typed, and what the suggestion adds to it: that is what tells it from the others. */
export const splitSuggestion = (suggestion: string, query: string): readonly [typed: string, added: string] => {
  const isBeginning = suggestion.toLowerCase().startsWith(query.toLowerCase())
  const at = isBeginning && query !== '' ? query.length : suggestion.length
  return [suggestion.slice(0, at), suggestion.slice(at)]
}

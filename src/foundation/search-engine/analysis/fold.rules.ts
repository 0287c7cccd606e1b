import { foldText } from '#kernel/fold-text.ts'

/** The form of a query by which pins and reports are keyed. */
export const normalizeQuery = (query: string): string =>
  foldText(query)
    // PostgreSQL refuses the NUL character in texts.
    .replaceAll('\0', ' ')
    .replace(/\s+/g, ' ')
    .trim()

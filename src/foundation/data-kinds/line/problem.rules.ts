/** Why a line is refused: the column, and a sentence for whoever wrote the file. */
export type LineProblem = { readonly column: string; readonly reason: string }

export const describeProblems = (problems: readonly LineProblem[]): string =>
  problems.map(({ column, reason }) => (column === '' ? reason : `${column}: ${reason}`)).join('; ')

/** A value as a text, whatever it is. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const MOST_SHOWN = 40

/** A value as it is quoted in a sentence: cut, on one line. */
export const quote = (value: unknown): string => {
  const written = toText(value).replaceAll(/\s+/g, ' ')
  return `‘${written.length > MOST_SHOWN ? `${written.slice(0, MOST_SHOWN)}…` : written}’`
}

type Change = { readonly before?: unknown; readonly after?: unknown; readonly details: Readonly<Record<string, unknown>> }

const write = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** The change in one line: from what to what, or other details. */
export const writeChange = ({ before, after, details }: Change): string => {
  if (isSaid(before) && isSaid(after)) return `${write(before)} → ${write(after)}`
  if (isSaid(after)) return write(after)
  if (isSaid(before)) return `${write(before)} → –`
  const noted = Object.entries(details).map(([name, value]) => `${name}: ${write(value)}`)
  return noted.length > 0 ? noted.join(', ') : '–'
}

/** `postgres://user:secret@host` without user and password. */
const hideUser = (word: string): string => {
  const [start, end] = [word.indexOf('//'), word.lastIndexOf('@')]
  return start >= 0 && end > start ? `${word.slice(0, start + 2)}…${word.slice(end)}` : word
}

/** Why something failed, in a few words without addresses that may hold secrets. */
export const describeReason = (error: unknown): string => {
  if (!(error instanceof Error)) return 'for no reason that it gave'
  const { code } = error as NodeJS.ErrnoException
  const [line = ''] = error.message.split('\n')
  const text = line.split(' ').map(hideUser).join(' ').slice(0, 200)
  return text === '' ? (code ?? error.name) : text
}

const MAX_LENGTH = 300

/** Cut first: the patterns then run over a bounded text whatever a caller sends [T-67]. */
const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)

/** A long name of a page is words; a token holds digits or mixes its letters. */
const looksRandom = (run: string): boolean => /\d/.test(run) || (/[A-Z]/.test(run) && /[a-z]/.test(run))

/** Addresses of people and anything long enough to be a secret never reach the log. */
export const scrub = (text: string, length = MAX_LENGTH): string =>
  cut(text, length)
    .replace(/[^\s/@<>"'=(,;]{1,64}(?:@|%40)[^\s/@<>"')(,;]{1,255}/gi, '[address]')
    .replace(/[A-Za-z0-9_~+-]+/g, (run) => (run.length >= TOKEN_LENGTH && looksRandom(run) ? '[token]' : run))

const TOKEN_LENGTH = 32

/** Most paths are short and plain; looking closely at each would cost as much as writing the line. */
const needsScrubbing = (path: string): boolean => path.length >= TOKEN_LENGTH || path.includes('@') || path.includes('%')

/** The path of a URL: what follows `?` may hold tokens, names and return addresses. */
export const loggedPath = (url: string): string => {
  let path = url
  for (const mark of ['?', '#', ';']) {
    const end = path.indexOf(mark)
    if (end !== -1) path = path.slice(0, end)
  }
  return needsScrubbing(path) ? scrub(path) : path
}

type LoggedError = { type: string; message: string; code?: string; stack: string; cause?: LoggedError }

/** Only these fields: the database puts whole rows into `detail` and `where`. */
export const describeError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: '' }
  const code = (error as { code?: unknown }).code
  return {
    type: error.name,
    message: scrub(error.message),
    ...(typeof code === 'string' ? { code: scrub(code, 40) } : {}),
    stack: scrub(error.stack ?? '', 4000),
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

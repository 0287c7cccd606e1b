const OPENED = /<(?:[\w.-]{1,40}:)?SharedSecret\b/i
const CLOSED = /<\/(?:[\w.-]{1,40}:)?SharedSecret/gi

/** From the first that opens to the last that closes: comments, CDATA and elements within are part of the secret. */
const hideElement = (text: string): string => {
  const from = text.search(OPENED)
  if (from < 0) return text
  const to = [...text.matchAll(CLOSED)].at(-1)?.index ?? -1
  return `${text.slice(0, from)}<SharedSecret>••••${to < from ? '' : text.slice(to)}`
}

/** For a log: the shared secret is gone before anything is stored. NULs go first, as what was UTF-16 has them between its letters. */
export const hideSecrets = (text: string): string =>
  hideElement(text.replaceAll('\u0000', '')).replace(/((?:"|&|^)PASSWORD(?:"\s?:\s?"|=))[^"&]{0,500}/gi, '$1••••')

/** Sent with every try, so that the same form counts once. */
export const makeToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A timer may fire a moment early, and the server refuses what came a moment too soon: the clock decides. */
export const waitUntil = async (time: number): Promise<void> => {
  while (performance.now() < time) await wait(Math.ceil(time - performance.now()))
}

/** The form's own fields as a browser would send them, and how long it took. */
const writeBody = (form: HTMLFormElement, elapsedMs: number, token: string): Record<string, string> => {
  const fields = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return { ...Object.fromEntries(fields), elapsed: String(Math.ceil(elapsedMs)), token }
}

/** A form with a file travels as browsers send it without script; any other stays small. */
export const writeRequest = async (form: HTMLFormElement, elapsedMs: number, token: string) => {
  const body = writeBody(form, elapsedMs, token)
  const files = [...new FormData(form)].filter((pair): pair is [string, File] => pair[1] instanceof File && pair[1].size > 0)
  if (files.length === 0) return { body }
  const data = new FormData()
  for (const [name, value] of [...Object.entries(body), ...files]) data.set(name, value)
  const wrapped = new Response(data)
  // Not the blob's own type: that is in small letters, and the form's boundary is not.
  const headers = { 'content-type': wrapped.headers.get('content-type') ?? '' }
  return { body, bytes: await wrapped.blob(), headers }
}

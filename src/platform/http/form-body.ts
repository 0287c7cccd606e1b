import type { App } from '#platform/feature.ts'

const MAX_BYTES = 64 * 1024
const MAX_FIELDS = 200

/** Plain HTML forms: the last value of a name counts, as fields of ours have one value each. */
const parseForm = (body: string): Record<string, string> => {
  const fields: [string, string][] = []
  for (const pair of new URLSearchParams(body)) if (fields.push(pair) >= MAX_FIELDS) break
  return Object.fromEntries(fields)
}

/** Forms work without script, so their bodies are read everywhere. */
export const readForms = (app: App): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, parseForm(String(body))),
  )
}

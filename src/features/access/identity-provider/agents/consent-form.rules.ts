/** Of a redirect, as a content policy names it. */
export const redirectOrigin = (uri: unknown): string | undefined =>
  typeof uri === 'string' && URL.canParse(uri) ? new URL(uri).origin : undefined

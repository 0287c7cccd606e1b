type SecurityText = { readonly contact: string; readonly origin: string; readonly now: Date }

const DAY_MS = 86_400_000

/** RFC 9116; it expires within a year, so that nobody trusts an old copy, and the same day's text is the same. */
export const writeSecurityText = ({ contact, origin, now }: SecurityText): string => {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + 180 * DAY_MS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

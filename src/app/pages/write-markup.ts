const SPECIAL = /["'&<>]/g
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['"', '&quot;'],
  ['&', '&amp;'],
  ["'", '&#x27;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])
/** As React writes texts and attributes. */
export const escapeText = (text: string): string => text.replace(SPECIAL, (sign) => ESCAPED.get(sign) ?? sign)

/** Those that are undefined are left out. */
type Attributes = Readonly<Record<string, string | undefined>>

/** Names are the program's own. */
export const writeAttributes = (attributes: Attributes): string => {
  let written = ''
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) written += ` ${name}="${escapeText(value)}"`
  return written
}

export const writeVoid = (name: 'link' | 'meta', attributes: Attributes): string => `<${name}${writeAttributes(attributes)}/>`

/** A data script can only be left through `<`, so that is never in it. */
export const writeScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

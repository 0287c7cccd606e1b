import { lookUp } from '#kernel/look-up.ts'

/** An element that begins or ends, or text between two of them. */
export type XmlEvent =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string }

const PIECE = /<(\/?)([\w.:-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|<[!?][^>]*>|([^<]+)/g
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex?: string, digits?: string, name?: string) => {
        const code = hex ? Number.parseInt(hex, 16) : digits ? Number(digits) : undefined
        if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
        return lookUp(NAMED, name ?? '') ?? whole
      })
    : text

/** No document type, so no entities of the document's own: neither files of others nor texts that grow [T-81]. */
export const hasDoctype = (xml: string): boolean => /<!(?:DOCTYPE|ENTITY)/i.test(xml)

export function* readXml(xml: string): Generator<XmlEvent> {
  for (const [, slash, name, attributes = '', selfClosed, text] of xml.matchAll(PIECE)) {
    if (text !== undefined) yield { kind: 'text', text: decode(text) }
    else if (name !== undefined) {
      const local = name.slice(name.indexOf(':') + 1)
      yield { kind: slash ? 'close' : 'open', name: local, attributes }
      if (selfClosed) yield { kind: 'close', name: local, attributes: '' }
    }
  }
}

export const attributeOf = (attributes: string, name: string): string | undefined => {
  const [, double, single] = new RegExp(`(?:^|\\s)(?:[\\w]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  const value = double ?? single
  return value === undefined ? undefined : decode(value)
}

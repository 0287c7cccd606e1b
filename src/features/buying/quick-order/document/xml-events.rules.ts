import { refuseDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** An element that begins or ends, or text between two of them. */
export type XmlEvent =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string }

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

/** Where a tag ends: the first `>` outside of quotes; -1 where another tag begins before it. Each sign is looked at once. */
const findTagEnd = (xml: string, from: number): number => {
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml.charAt(at)
    if (sign === '>') return at
    if (sign === '<') return -1
    if (sign !== '"' && sign !== "'") continue
    at = xml.indexOf(sign, at + 1)
    if (at < 0) return -1
  }
  return -1
}

const NAME = /^[\w.:-]{1,100}/

function* readTag(inside: string): Generator<XmlEvent> {
  const isClose = inside.startsWith('/')
  const isEmpty = !isClose && inside.endsWith('/')
  const body = inside.slice(isClose ? 1 : 0, isEmpty ? -1 : undefined)
  const [name] = NAME.exec(body) ?? []
  if (name === undefined) return
  const local = name.slice(name.indexOf(':') + 1)
  yield { kind: isClose ? 'close' : 'open', name: local, attributes: body.slice(name.length) }
  if (isEmpty) yield { kind: 'close', name: local, attributes: '' }
}

/** Takes time in proportion to the document, a tag or quote that never ends is looked for once [T-96]. */
export function* readXml(xml: string): Generator<XmlEvent> {
  for (let at = 0; at < xml.length;) {
    const tag = xml.indexOf('<', at)
    if (tag !== at) yield { kind: 'text', text: decode(xml.slice(at, tag < 0 ? xml.length : tag)) }
    if (tag < 0) return
    const isDeclaration = xml.startsWith('<!', tag) || xml.startsWith('<?', tag)
    const end = isDeclaration ? xml.indexOf('>', tag) : findTagEnd(xml, tag + 1)
    if (end < 0) refuseDocument('damaged')
    if (!isDeclaration) yield* readTag(xml.slice(tag + 1, end))
    at = end + 1
  }
}

const ATTRIBUTE = /\s{0,100}([\w.:-]{1,100})\s{0,100}=\s{0,100}(?:"([^"]*)"|'([^']*)')/y

export const attributeOf = (attributes: string, name: string): string | undefined => {
  ATTRIBUTE.lastIndex = 0
  for (let found = ATTRIBUTE.exec(attributes); found; found = ATTRIBUTE.exec(attributes)) {
    const [, key = '', double, single] = found
    if (key.slice(key.indexOf(':') + 1) === name) return decode(double ?? single ?? '')
  }
  return undefined
}

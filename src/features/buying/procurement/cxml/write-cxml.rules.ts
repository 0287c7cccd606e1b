import { toDecimal, type Money } from '#kernel/money.ts'

export type Credential = { readonly domain: string; readonly identity: string }

/** Markup that is well-formed already. */
export type Markup = { readonly markup: string }

type Attributes = Readonly<Record<string, string | number | undefined>>
type Content = Markup | string | number | undefined | readonly (Markup | undefined)[]

/** XML 1.0 has no place for most control characters, not even escaped. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Kept as it is: a reader would turn it into a line feed or a space.
    .replaceAll('\r', '&#13;')

const toMarkup = (content: Content): string => {
  if (content === undefined) return ''
  if (typeof content === 'string' || typeof content === 'number') return escapeXml(String(content))
  return 'markup' in content ? content.markup : content.map((one) => one?.markup ?? '').join('')
}

export const element = (name: string, attributes: Attributes, ...content: readonly Content[]): Markup => {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeXml(String(value)).replaceAll('\n', '&#10;')}"`]))
    .join('')
  const inner = content.map(toMarkup).join('')
  return { markup: inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>` }
}

export const CXML_VERSION = '1.2.063'
export type DtdName = 'cXML' | 'Fulfill' | 'InvoiceDetail'

export type Envelope = {
  readonly payloadId: string
  readonly at: Date
  readonly language?: string | undefined
  readonly dtd?: DtdName
}

/** ISO 8601 with an offset, as cXML demands. */
export const writeTimestamp = (at: Date): string => `${at.toISOString().slice(0, 19)}+00:00`

export const writeDocument = ({ payloadId, at, language, dtd = 'cXML' }: Envelope, ...content: readonly Markup[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${CXML_VERSION}/${dtd}.dtd">\n${
    element('cXML', { payloadID: payloadId, timestamp: writeTimestamp(at), version: CXML_VERSION, 'xml:lang': language }, content)
      .markup
  }\n`

export const writeMoney = (money: Money): Markup => element('Money', { currency: money.currency }, toDecimal(money))

export const writeStatus = (code: number, text: string, detail?: string): Markup =>
  element('Status', { code, text, 'xml:lang': 'en' }, detail)

export const writeResponse = (envelope: Envelope, status: Markup, content?: Markup): string =>
  writeDocument(envelope, element('Response', {}, [status, content]))

export type Parties = {
  /** Ours, as the other side names it. */
  readonly supplier: readonly Credential[]
  readonly buyer: readonly Credential[]
}

const writeCredential = ({ domain, identity }: Credential, secret?: string): Markup =>
  element('Credential', { domain }, [
    element('Identity', {}, identity),
    secret === undefined ? undefined : element('SharedSecret', {}, secret),
  ])

/** `secret` only where it leaves for a server: nothing that a browser carries holds one. */
export const writeHeader = ({ supplier, buyer }: Parties, secret?: string): Markup => {
  const [sender = { domain: 'NetworkId', identity: 'Portico' }] = supplier
  const own = supplier.length > 0 ? supplier : [sender]
  return element('Header', {}, [
    element(
      'From',
      {},
      own.map((one) => writeCredential(one)),
    ),
    element(
      'To',
      {},
      buyer.map((one) => writeCredential(one)),
    ),
    element('Sender', {}, [writeCredential(sender, secret), element('UserAgent', {}, 'Portico')]),
  ])
}

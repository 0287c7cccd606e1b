/** A document that came with a mail. */
export type MailFile = { readonly name: string; readonly bytes: Buffer }

const MOST_DEPTH = 5
/** A mail with more is refused as a whole. */
export const MOST_MAIL_FILES = 20
/** Of an attachment that the mail gives no name. */
const UNNAMED = 'order'
const LONGEST_HEAD = 64 * 1024

type Part = { readonly head: string; readonly body: Buffer }

/** Headers that go on in the next line are one line. */
const split = (bytes: Buffer): Part | undefined => {
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((at) => at >= 0)
  if (ends.length === 0) return undefined
  const end = Math.min(...ends)
  if (end > LONGEST_HEAD) return undefined
  const head = bytes.toString('utf8', 0, end).replaceAll(/\r?\n[ \t]+/g, ' ')
  return { head, body: bytes.subarray(end + (bytes[end] === 0x0d ? 4 : 2)) }
}

const headerOf = ({ head }: Part, name: string): string => {
  const line = head.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${name}:`))
  return line === undefined ? '' : line.slice(name.length + 1).trim()
}

const BOUNDARY = /;\s{0,20}boundary\s{0,5}=\s{0,5}(?:"([^"]{1,300})"|([^\s;"]{1,300}))/i
const NAMES = /;\s{0,20}(?:file)?name(\*?(?:\d{1,2}\*?)?)\s{0,5}=\s{0,5}(?:"([^"]{1,300})"|([^\s;"]{1,300}))/gi

const readBoundary = (header: string): string => {
  const [, quoted, plain] = BOUNDARY.exec(header) ?? []
  return quoted ?? plain ?? ''
}

/** `UTF-8''PO%207.xml` of RFC 2231; other alphabets keep what both write alike. */
const decodeExtended = (text: string): string => {
  const [, charset = '', value = text] = /^([^']{0,40})'[^']{0,40}'(.*)$/.exec(text) ?? []
  const bytes = Buffer.from(
    value.replaceAll(/%([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  )
  return bytes.toString(/^utf-?8$/i.test(charset) ? 'utf8' : 'latin1')
}

/** A name in one piece or in several, `filename*0*=…; filename*1=…`; the extended one is the better one of two. */
const readName = (header: string): string => {
  const found = [...header.matchAll(NAMES)].map(([, form = '', quoted, plain]) => ({ form, text: quoted ?? plain ?? '' }))
  const extended = found.filter(({ form }) => form !== '')
  const first = extended[0] ?? found[0]
  if (!first) return ''
  const text = extended.length > 0 ? extended.map((one) => one.text).join('') : first.text
  return first.form.endsWith('*') ? decodeExtended(text) : text
}

const readQuoted = (text: string): Buffer => {
  const joined = text.replaceAll(/=[ \t]*\r?\n/g, '')
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  )
}

const decode = (part: Part): Buffer => {
  const encoding = headerOf(part, 'content-transfer-encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(part.body.toString('latin1'), 'base64')
  return encoding === 'quoted-printable' ? readQuoted(part.body.toString('latin1')) : part.body
}

const openParts = (body: Buffer, boundary: string): Buffer[] => {
  const mark = `--${boundary}`
  const parts: Buffer[] = []
  let from = body.indexOf(mark)
  while (from >= 0) {
    const start = body.indexOf('\n', from) + 1
    const next = body.indexOf(`\n${mark}`, start - 1)
    if (start === 0 || next < 0) break
    parts.push(body.subarray(start, body[next - 1] === 0x0d ? next - 1 : next))
    from = next + 1
  }
  return parts
}

/** The name of a document; empty for the mail's own text. */
const nameOf = (part: Part, type: string): string => {
  const disposition = headerOf(part, 'content-disposition')
  const isDocument = /^attachment\b/i.test(disposition) || /^(?:application\/|text\/(?:xml|csv)\b)/i.test(type)
  return readName(disposition) || readName(type) || (isDocument ? UNNAMED : '')
}

/** The files of a mail, however deep they stand; its own text is none of them. */
export const listMailFiles = (bytes: Buffer, depth = 0): MailFile[] => {
  const part = split(bytes)
  if (!part || depth > MOST_DEPTH) return []
  const type = headerOf(part, 'content-type')
  const boundary = readBoundary(type)
  if (/^multipart\//i.test(type) && boundary !== '')
    return openParts(part.body, boundary).flatMap((inner) => listMailFiles(inner, depth + 1))
  if (/^message\/rfc822\b/i.test(type)) return listMailFiles(decode(part), depth + 1)
  const name = nameOf(part, type)
  const isPicture = /^image\//i.test(type)
  return name === '' || isPicture ? [] : [{ name, bytes: decode(part) }]
}

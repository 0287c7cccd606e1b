import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'

const ENCODING = /^<\?xml\s[^>]{0,200}?encoding\s{0,20}=\s{0,20}["']([\w.:-]{1,40})["']/i

const nameEncoding = (bytes: Uint8Array, charset: string | undefined): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 256)).replace(/^\u00ef\u00bb\u00bf/, '')
  const named = (ENCODING.exec(head)?.[1] ?? charset)?.toLowerCase()
  // A document whose letters could be read here is no UTF-16, whatever it says.
  return named === undefined || named.startsWith('utf-16') ? 'utf-8' : named
}

/**
 * In the encoding that the document names, else that of its Content-Type; systems of procurement still send ISO 8859-1 and
 * Windows-1252.
 */
export const decodeDocument = (bytes: Uint8Array, charset?: string): string => {
  try {
    return new TextDecoder(nameEncoding(bytes, charset), { fatal: true }).decode(bytes)
  } catch {
    throw new CxmlProblem(400, 'The document is not in the encoding that it names.')
  }
}

const START = '<!DOCTYPE'
const SPACES: ReadonlySet<number> = new Set([0x20, 0x0a, 0x0d, 0x09])
const LONGEST_DOCTYPE = 2_000
/** Comments before a document type; where there are more, the reader refuses it. */
const MOST_PARTS = 100

/** The place behind the declaration. Quoted names may hold `>`; a `[` begins declarations of the sender's own, which are refused unread. */
const findEnd = (source: string, from: number): number => {
  let quote = ''
  for (let at = from; at < Math.min(source.length, from + LONGEST_DOCTYPE); at += 1) {
    const sign = source.charAt(at)
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '[') throw new CxmlProblem(400, 'A document with an internal subset is not read.')
    else if (sign === '>') return at + 1
  }
  throw new CxmlProblem(400, 'The document is not well-formed XML.')
}

/** Only before the first element: anywhere else the reader refuses it. */
const findDoctype = (source: string): number => {
  let at = source.startsWith('\uFEFF') ? 1 : 0
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    while (SPACES.has(source.charCodeAt(at))) at += 1
    const end = source.startsWith('<!--', at) ? '-->' : source.startsWith('<?', at) ? '?>' : undefined
    if (end === undefined) return source.startsWith(START, at) ? at : -1
    const found = source.indexOf(end, at + 2)
    if (found < 0) return -1
    at = found + end.length
  }
  return -1
}

/** The document type is accepted and never fetched: what it names says nothing that we would act on. */
export const dropDoctype = (source: string): string => {
  const at = findDoctype(source)
  return at < 0 ? source : source.slice(0, at) + source.slice(findEnd(source, at + START.length))
}

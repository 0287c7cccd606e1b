export type DocumentType = 'pdf' | 'xlsx' | 'text' | 'ubl'

const starts = (bytes: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, at) => bytes[at] === byte)

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** The container of sheets with a password, and of those from before 2007. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** Some programs write a few bytes before it. */
const PDF_WITHIN = 1024

const holdsPdf = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < Math.min(PDF_WITHIN, bytes.length); at += 1) if (starts(bytes.subarray(at, at + 5), PDF)) return true
  return false
}

// oxlint-disable-next-line no-control-regex -- texts hold none of these but tabs and line ends
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

const decode = (bytes: Uint8Array, label: string): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A text in the encodings that spreadsheets save; undefined where it is none. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  if (starts(bytes, [0xff, 0xfe])) return decode(bytes, 'utf-16le')
  if (starts(bytes, [0xfe, 0xff])) return decode(bytes, 'utf-16be')
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252')
  return text === undefined || CONTROL.test(text) || /^\s*</.test(text) || text.trim() === '' ? undefined : text
}

/** By what a file holds, never by its name [T-81]; `sealed` is a sheet with a password or of an old kind. */
export const typeOf = (bytes: Uint8Array): Exclude<DocumentType, 'ubl'> | 'sealed' | undefined => {
  if (holdsPdf(bytes)) return 'pdf'
  if (starts(bytes, ZIP)) return 'xlsx'
  if (starts(bytes, OLE)) return 'sealed'
  return decodeText(bytes) === undefined ? undefined : 'text'
}

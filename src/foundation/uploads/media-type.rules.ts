/** So many bytes of the beginning say what a file is. */
export const HEAD_BYTES = 4096

/** Bytes without a mark that we know. */
export const UNKNOWN_TYPE = 'application/octet-stream'

const SIGNATURES: readonly (readonly [type: string, bytes: readonly number[], at?: number])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['application/gzip', [0x1f, 0x8b]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x57, 0x45, 0x42, 0x50], 8],
  ['image/avif', [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69], 4],
  ['video/mp4', [0x66, 0x74, 0x79, 0x70], 4],
  ['video/webm', [0x1a, 0x45, 0xdf, 0xa3]],
]

const UTF8_BOM = [0xef, 0xbb, 0xbf]

const holds = (head: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => head[at + index] === byte)

/** A character that the end of the piece cuts in two is no fault. */
const readText = (head: Uint8Array): string | undefined => {
  const bytes = holds(head, UTF8_BOM) ? head.subarray(UTF8_BOM.length) : head
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}

// oxlint-disable-next-line no-control-regex -- texts hold none of these but tabs and line ends
const CONTROL = /[\u0000-\u0008\u000e-\u001f]/

const nameText = (text: string): string => {
  const [firstLine = ''] = text.trimStart().split(/\r?\n/, 1)
  if (firstLine.startsWith('{')) return 'application/x-ndjson'
  if (firstLine.startsWith('<')) return 'text/xml'
  return /[,;\t]/.test(firstLine) ? 'text/csv' : 'text/plain'
}

/** The type of a file by its first bytes alone: its name and the browser's type are claims. */
export const detectMediaType = (head: Uint8Array): string | undefined => {
  const found = SIGNATURES.find(([, bytes, at]) => holds(head, bytes, at))
  if (found) return found[0]
  const text = readText(head)
  return text === undefined || text.trim() === '' || CONTROL.test(text) ? undefined : nameText(text)
}

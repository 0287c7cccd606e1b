/** A document with the charset of its Content-Type, which counts where it names none itself. */
export type CxmlBody = { readonly bytes: Uint8Array; readonly charset?: string | undefined }

const CHARSET = /;\s{0,20}charset\s{0,5}=\s{0,5}"?([\w.:-]{1,40})"?/i
const BOUNDARY = /;\s{0,20}boundary\s{0,5}=\s{0,5}(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
const MULTIPART = /^multipart\/(?:related|mixed)\b/i
const LONGEST_HEAD = 8_192

const charsetOf = (type: string): string | undefined => CHARSET.exec(type)?.[1]

/** Of headers that may go on in the next line. */
const readHeader = (head: string, name: string): string => {
  const lines = head.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/)
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`))
  return line === undefined ? '' : line.slice(name.length + 1).trim()
}

/**
 * The first part where an order comes with attachments, as the standard puts it; the attachments are not read. A body that
 * cannot be taken apart is left as it is, and refused as no XML.
 */
export const findRootPart = (bytes: Uint8Array, type = ''): CxmlBody => {
  const [, quoted, plain] = (MULTIPART.test(type) && BOUNDARY.exec(type)) || []
  const boundary = quoted ?? plain
  if (boundary === undefined) return { bytes, charset: charsetOf(type) }
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = body.indexOf(`--${boundary}`)
  const from = start + boundary.length + 2
  const gap = [body.indexOf('\r\n\r\n', from), body.indexOf('\n\n', from)].filter((at) => at >= 0)
  const headEnd = Math.min(...gap)
  if (start < 0 || gap.length === 0 || headEnd - from > LONGEST_HEAD) return { bytes }
  const head = body.toString('latin1', from, headEnd)
  const content = headEnd + (body[headEnd] === 0x0d ? 4 : 2)
  const end = body.indexOf(`\n--${boundary}`, content)
  if (end < 0) return { bytes }
  const part = body.subarray(content, body[end - 1] === 0x0d ? end - 1 : end)
  const isBase64 = /^base64$/i.test(readHeader(head, 'content-transfer-encoding'))
  return {
    bytes: isBase64 ? Buffer.from(part.toString('latin1'), 'base64') : part,
    charset: charsetOf(readHeader(head, 'content-type')),
  }
}

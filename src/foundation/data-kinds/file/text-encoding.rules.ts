import { isUtf8 } from 'node:buffer'

/** Raised for a file as a whole, in words for whoever brought it. */
export class UnreadableFile extends Error {}

const hasStart = (bytes: Uint8Array, ...start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte)

const checkStart = (chunk: Uint8Array): void => {
  if (hasStart(chunk, 0xff, 0xfe) || hasStart(chunk, 0xfe, 0xff))
    throw new UnreadableFile('The file is written in UTF-16. Please save it as UTF-8.')
  if (hasStart(chunk, 0x50, 0x4b, 0x03, 0x04))
    throw new UnreadableFile('The file is a workbook or an archive. Please name it .xlsx, or save it as CSV.')
}

const OTHER = 'The file is not written in UTF-8, probably in Windows-1252. Please save it as UTF-8.'
const NEWLINE = 10
/** What has no end of a line for so long is refused for its length. */
const LONGEST_REST = 2 * 1024 * 1024

/** The same bytes, looked at up to the last end of a line, where no letter is cut. */
export async function* checkEncoding(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array()
  let isFirst = true
  const check = (part: Uint8Array): Uint8Array => {
    if (!isUtf8(part)) throw new UnreadableFile(OTHER)
    return part
  }
  for await (const chunk of chunks) {
    if (isFirst) checkStart(chunk)
    isFirst = false
    const end = chunk.lastIndexOf(NEWLINE) + 1
    if (end > 0) {
      if (rest.length > 0) yield check(Buffer.concat([rest, chunk.subarray(0, end)]))
      else yield check(chunk.subarray(0, end))
      rest = Uint8Array.from(chunk.subarray(end))
    } else if (rest.length > LONGEST_REST) {
      yield rest
      rest = Uint8Array.from(chunk)
    } else rest = Buffer.concat([rest, chunk])
  }
  yield check(rest)
}

/** UTF-8 with or without its mark; everything else is refused by its name. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst) checkStart(chunk)
    isFirst = false
    yield decode(() => decoder.decode(chunk, { stream: true }))
  }
  yield decode(() => decoder.decode())
}

const decode = (work: () => string): string => {
  try {
    return work()
  } catch {
    throw new UnreadableFile(OTHER)
  }
}

/** Raised for a file as a whole, in words for whoever brought it. */
export class UnreadableFile extends Error {}

const hasStart = (bytes: Uint8Array, ...start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte)

/** A file that is something else by its first bytes. */
export const checkStart = (chunk: Uint8Array): void => {
  if (hasStart(chunk, 0xff, 0xfe) || hasStart(chunk, 0xfe, 0xff))
    throw new UnreadableFile('The file is written in UTF-16. Please save it as UTF-8.')
  if (hasStart(chunk, 0x50, 0x4b, 0x03, 0x04))
    throw new UnreadableFile('The file is a workbook or an archive. Please name it .xlsx, or save it as CSV.')
}

export const OTHER_ENCODING = 'The file is not written in UTF-8, probably in Windows-1252. Please save it as UTF-8.'
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
    throw new UnreadableFile(OTHER_ENCODING)
  }
}

/** Folded part numbers of a segment, by document number. */
export type PartNumberColumn = {
  readonly size: number
  /** End offset of each document's numbers. */
  readonly ends: Uint32Array
  readonly bytes: Buffer
  readonly at: (docId: number) => string[]
}

const SEPARATOR = '\n'
export const SEPARATOR_BYTE = 10
const BYTES = 4

/** End offsets, then the numbers. */
export const encodePartNumbers = (documents: readonly (readonly string[])[]): Uint8Array => {
  const texts = documents.map((numbers) => Buffer.from(numbers.join(SEPARATOR)))
  const ends = new Uint32Array(documents.length)
  let end = 0
  for (const [docId, text] of texts.entries()) ends[docId] = end += text.length
  return Buffer.concat([Buffer.from(ends.buffer), ...texts])
}

export const decodePartNumbers = (stored: Buffer, size: number): PartNumberColumn => {
  const ends = new Uint32Array(stored.buffer.slice(stored.byteOffset, stored.byteOffset + size * BYTES))
  // Copied: the driver's buffer is larger, and would stay in memory as a whole.
  const bytes = Buffer.from(stored.subarray(size * BYTES))
  return {
    size,
    ends,
    bytes,
    at: (docId) => {
      const text = bytes.toString('utf8', docId === 0 ? 0 : ends[docId - 1], ends[docId])
      return text === '' ? [] : text.split(SEPARATOR)
    },
  }
}

/** The folded numbers by which the documents of a segment are known, in their order. */
export type NumberColumn = {
  readonly size: number
  /** Where each document's numbers end among the bytes. */
  readonly ends: Uint32Array
  readonly bytes: Buffer
  readonly at: (place: number) => string[]
}

const SEPARATOR = '\n'
export const SEPARATOR_BYTE = 10
const BYTES = 4

/** Where each document's numbers end, then the numbers themselves. */
export const packNumbers = (documents: readonly (readonly string[])[]): Uint8Array => {
  const texts = documents.map((numbers) => Buffer.from(numbers.join(SEPARATOR)))
  const ends = new Uint32Array(documents.length)
  let end = 0
  for (const [place, text] of texts.entries()) ends[place] = end += text.length
  return Buffer.concat([Buffer.from(ends.buffer), ...texts])
}

export const readNumbers = (stored: Buffer, size: number): NumberColumn => {
  const ends = new Uint32Array(stored.buffer.slice(stored.byteOffset, stored.byteOffset + size * BYTES))
  // A copy: what the database sent lies in a larger piece of memory, which would be kept with it.
  const bytes = Buffer.from(stored.subarray(size * BYTES))
  return {
    size,
    ends,
    bytes,
    at: (place) => {
      const text = bytes.toString('utf8', place === 0 ? 0 : ends[place - 1], ends[place])
      return text === '' ? [] : text.split(SEPARATOR)
    },
  }
}

/** The types that arrays are sent as, by their numbers in PostgreSQL. */
const TYPES = { bytea: 17, int4: 23, text: 25, varbit: 1562, jsonb: 3802 } as const

export type ArrayElement = Uint8Array | null

/**
 * A one-dimensional array in PostgreSQL's own binary form: `pg` passes a buffer on as it is, so nothing is escaped,
 * copied into a literal and parsed again. Elements are in the binary form of their type.
 */
export const encodeArray = (type: keyof typeof TYPES, elements: readonly ArrayElement[]): Buffer => {
  let size = 20
  for (const element of elements) size += 4 + (element?.length ?? 0)
  const buffer = Buffer.allocUnsafe(size)
  const hasNulls = elements.includes(null)
  let at = 0
  for (const word of [elements.length === 0 ? 0 : 1, hasNulls ? 1 : 0, TYPES[type]]) at = buffer.writeInt32BE(word, at)
  if (elements.length === 0) return buffer.subarray(0, at)
  for (const word of [elements.length, 1]) at = buffer.writeInt32BE(word, at)
  for (const element of elements) {
    at = buffer.writeInt32BE(element?.length ?? -1, at)
    if (!element) continue
    buffer.set(element, at)
    at += element.length
  }
  return buffer
}

/** As `encodeArray`, from parts of one buffer: where each begins and ends by turns, -1 for null. */
export const encodeSlices = (type: keyof typeof TYPES, source: Buffer, ranges: Int32Array): Buffer => {
  const count = ranges.length / 2
  let [size, hasNulls] = [20, 0]
  for (let index = 0; index < ranges.length; index += 2) {
    const start = ranges[index] ?? -1
    size += start < 0 ? 4 : 4 + (ranges[index + 1] ?? 0) - start
    if (start < 0) hasNulls = 1
  }
  const buffer = Buffer.allocUnsafe(count === 0 ? 12 : size)
  let at = 0
  for (const word of [count === 0 ? 0 : 1, hasNulls, TYPES[type]]) at = buffer.writeInt32BE(word, at)
  if (count === 0) return buffer
  for (const word of [count, 1]) at = buffer.writeInt32BE(word, at)
  for (let index = 0; index < ranges.length; index += 2) {
    const [start, end] = [ranges[index] ?? -1, ranges[index + 1] ?? -1]
    at = buffer.writeInt32BE(start < 0 ? -1 : end - start, at)
    if (start >= 0) at += source.copy(buffer, at, start, end)
  }
  return buffer
}

/** Whole numbers, from a typed array. */
export const encodeIntegers = (values: Int32Array): Buffer => {
  const buffer = Buffer.allocUnsafe(values.length === 0 ? 12 : 20 + values.length * 8)
  let at = 0
  for (const word of [values.length === 0 ? 0 : 1, 0, TYPES.int4]) at = buffer.writeInt32BE(word, at)
  if (values.length === 0) return buffer
  for (const word of [values.length, 1]) at = buffer.writeInt32BE(word, at)
  for (const value of values) {
    at = buffer.writeInt32BE(4, at)
    at = buffer.writeInt32BE(value, at)
  }
  return buffer
}

/** So many bits, the first in the highest place of the first byte. */
export const encodeBits = (bytes: Uint8Array, length: number): Uint8Array => {
  const buffer = Buffer.allocUnsafe(4 + bytes.length)
  buffer.writeInt32BE(length, 0)
  buffer.set(bytes, 4)
  return buffer
}

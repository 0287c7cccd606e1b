/** The records of the format, as APPNOTE.TXT lists them; those of zip64 where a number does not fit. */
export type PackedEntry = {
  readonly name: Buffer
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly start: number
  /** Its sizes may be beyond 4 GB, and what stands before it has said so. */
  readonly isLarge: boolean
  /** Its bytes stand in the archive as they are, and the header in front of them says everything. */
  readonly isStored?: boolean
}

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const END_64_LOCATOR = 0x07064b50
/** Names are UTF-8, and sizes follow the data: a stream does not know them before. */
const FLAGS = 0x0808
const STORED_FLAGS = 0x0800
const DEFLATED = 8
const STORED = 0
/** The first day that the format knows: the same content gives the same bytes. */
const DATE = 0x0021
const EXTRA_64 = 1
const MOST_16 = 0xffff
export const MOST_32 = 0xffffffff
const versionFor = (is64: boolean): number => (is64 ? 45 : 20)

type Field = readonly [bytes: 2 | 4 | 8, value: number]

const pack = (fields: readonly Field[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields)
    at = bytes === 8 ? buffer.writeBigUInt64LE(BigInt(value), at) : buffer.writeUIntLE(value, at, bytes)
  return buffer
}

export const localHeader = (name: Buffer, isLarge: boolean): Buffer => {
  const extra = isLarge ? pack([[2, EXTRA_64], [2, 16], [8, 0], [8, 0]]) : Buffer.alloc(0) // prettier-ignore
  const unknown = isLarge ? MOST_32 : 0
  const head = pack([
    [4, LOCAL], [2, versionFor(isLarge)], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE],
    [4, 0], [4, unknown], [4, unknown], [2, name.length], [2, extra.length],
  ]) // prettier-ignore
  return Buffer.concat([head, name, extra])
}

export const storedHeader = ({ name, crc, size }: PackedEntry): Buffer =>
  Buffer.concat([
    pack([
      [4, LOCAL], [2, versionFor(false)], [2, STORED_FLAGS], [2, STORED], [2, 0], [2, DATE],
      [4, crc], [4, size], [4, size], [2, name.length], [2, 0],
    ]), // prettier-ignore
    name,
  ])

export const descriptor = ({ crc, packed, size, isLarge }: PackedEntry): Buffer => {
  const bytes = isLarge ? 8 : 4
  return pack([[4, DESCRIPTOR], [4, crc], [bytes, packed], [bytes, size]]) // prettier-ignore
}

export const centralHeader = ({ name, crc, packed, size, start, isLarge, isStored = false }: PackedEntry): Buffer => {
  const isFar = start >= MOST_32
  const numbers: Field[] = [...(isLarge ? ([[8, size], [8, packed]] as const) : []), ...(isFar ? ([[8, start]] as const) : [])] // prettier-ignore
  const extra = numbers.length === 0 ? Buffer.alloc(0) : pack([[2, EXTRA_64], [2, numbers.length * 8], ...numbers])
  const version = versionFor(isLarge || isFar)
  const [flags, method] = isStored ? [STORED_FLAGS, STORED] : [FLAGS, DEFLATED]
  const head = pack([
    [4, CENTRAL], [2, version], [2, version], [2, flags], [2, method], [2, 0], [2, DATE], [4, crc],
    [4, isLarge ? MOST_32 : packed], [4, isLarge ? MOST_32 : size], [2, name.length], [2, extra.length],
    [2, 0], [2, 0], [2, 0], [4, 0], [4, isFar ? MOST_32 : start],
  ]) // prettier-ignore
  return Buffer.concat([head, name, extra])
}

/** `is64` writes the large records also where the small ones would do, which every reader of the format takes. */
export const endRecords = (count: number, size: number, start: number, is64: boolean): Buffer => {
  const needs64 = is64 || count >= MOST_16 || size >= MOST_32 || start >= MOST_32
  const large = pack([
    [4, END_64], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, size], [8, start],
    [4, END_64_LOCATOR], [4, 0], [8, start + size], [4, 1],
  ]) // prettier-ignore
  const [few, near] = needs64 ? [MOST_16, MOST_32] : [count, start]
  const small = pack([[4, END], [2, 0], [2, 0], [2, few], [2, few], [4, needs64 ? MOST_32 : size], [4, near], [2, 0]]) // prettier-ignore
  return needs64 ? Buffer.concat([large, small]) : small
}

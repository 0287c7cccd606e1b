import { inflateRawSync } from 'node:zlib'

/** Why an archive is not read. */
export type ZipFault = 'damaged' | 'too_large' | 'password'
type Refuse = (fault: ZipFault) => never

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff
const MOST_ENTRIES = 2000
const DEFLATED = 8

type Entry = { readonly method: number; readonly packed: number; readonly start: number; readonly isSealed: boolean }

const findEnd = (bytes: Buffer, refuse: Refuse): number => {
  for (let at = bytes.length - END_SIZE; at >= Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT); at -= 1)
    if (bytes.readUInt32LE(at) === END) return at
  return refuse('damaged')
}

const listEntries = (bytes: Buffer, refuse: Refuse): Map<string, Entry> => {
  const end = findEnd(bytes, refuse)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) refuse('too_large')
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) refuse('damaged')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.set(name.replace(/^\//, ''), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      start: bytes.readUInt32LE(at + 42),
      isSealed: (bytes.readUInt16LE(at + 8) & 1) === 1,
    })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

export type ZipReader = { readonly names: readonly string[]; readonly read: (name: string) => string | undefined }

/** Entries of an archive, unpacked one by one and never beyond `most` bytes together: what its header claims counts for nothing. */
export const openZip = (content: Uint8Array, most: number, refuse: Refuse): ZipReader => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  let left = most
  const guard = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return refuse('too_large')
      if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return refuse('damaged')
      throw error
    }
  }
  const entries = guard(() => listEntries(bytes, refuse))
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name)
      if (!entry) return undefined
      if (entry.isSealed) return refuse('password')
      return guard(() => {
        if (bytes.readUInt32LE(entry.start) !== LOCAL) refuse('damaged')
        const from = entry.start + 30 + bytes.readUInt16LE(entry.start + 26) + bytes.readUInt16LE(entry.start + 28)
        const packed = bytes.subarray(from, from + entry.packed)
        const content = entry.method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: Math.max(1, left) }) : packed
        left -= content.length
        if (left <= 0) refuse('too_large')
        return content.toString('utf8')
      })
    },
  }
}

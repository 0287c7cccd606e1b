import { createHash } from 'node:crypto'

/** A UUID (version 8) made from a name: the same on every machine, so that tests and links may rely on it. */
export const demoId = (name: string): string => {
  const bytes = createHash('sha256').update(`portico-demo/${name}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

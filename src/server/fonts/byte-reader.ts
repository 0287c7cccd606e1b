/** Numbers as font files write them, one after the other. */
export const readBytes = (data: Buffer) => {
  let at = 0
  const move = (bytes: number): number => {
    at += bytes
    return at - bytes
  }
  const u8 = (): number => data.readUInt8(move(1))
  const u16 = (): number => data.readUInt16BE(move(2))
  return {
    u8,
    u16,
    i16: (): number => data.readInt16BE(move(2)),
    u32: (): number => data.readUInt32BE(move(4)),
    take: (length: number): Buffer => data.subarray(move(length), at),
    place: (): number => at,
    /** Seven bits a byte, the highest says that more follow. */
    base128: (): number => {
      let value = 0
      for (let count = 0; count < 5; count += 1) {
        const byte = u8()
        value = value * 128 + (byte & 0x7f)
        if (byte < 0x80) return value
      }
      throw new Error('a length in this font never ends')
    },
    /** One byte for what is small, three for the rest. */
    short255: (): number => {
      const code = u8()
      return code === 253 ? u16() : code === 255 ? 253 + u8() : code === 254 ? 506 + u8() : code
    },
  }
}
export type ByteReader = ReturnType<typeof readBytes>

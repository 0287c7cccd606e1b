/** Exact amounts of bytes out of chunks of any size. */
export const createByteReader = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]()
  let [stored, position]: [Buffer, number] = [Buffer.alloc(0), 0]

  const pull = async (): Promise<boolean> => {
    const next = await chunks.next()
    if (next.done) return false
    stored = stored.length === 0 ? next.value : Buffer.concat([stored, next.value])
    return true
  }
  const cut = (length: number): Buffer => {
    const taken = stored.subarray(0, length)
    stored = stored.subarray(length)
    position += length
    return taken
  }

  return {
    position: () => position,
    /** Undefined where the source ends before. */
    take: async (length: number): Promise<Buffer | undefined> => {
      const parts: Buffer[] = []
      for (let missing = length; missing > 0;) {
        if (stored.length === 0 && !(await pull())) return undefined
        const part = cut(Math.min(missing, stored.length))
        parts.push(part)
        missing -= part.length
      }
      return parts.length === 1 ? parts[0] : Buffer.concat(parts)
    },
    line: async (most: number): Promise<string | undefined> => {
      while (!stored.subarray(0, most).includes(0x0a)) if (stored.length >= most || !(await pull())) return undefined
      const line = cut(stored.indexOf(0x0a) + 1)
      return line.subarray(0, -1).toString()
    },
  }
}

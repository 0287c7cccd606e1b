/** Exact amounts of bytes out of chunks of any size. */
export const createByteReader = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]()
  let [held, position]: [Buffer, number] = [Buffer.alloc(0), 0]

  const pull = async (): Promise<boolean> => {
    const next = await chunks.next()
    if (next.done) return false
    held = held.length === 0 ? next.value : Buffer.concat([held, next.value])
    return true
  }
  const cut = (length: number): Buffer => {
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    position += length
    return taken
  }

  return {
    position: () => position,
    /** Undefined where the source ends before. */
    take: async (length: number): Promise<Buffer | undefined> => {
      const parts: Buffer[] = []
      for (let missing = length; missing > 0;) {
        if (held.length === 0 && !(await pull())) return undefined
        const part = cut(Math.min(missing, held.length))
        parts.push(part)
        missing -= part.length
      }
      return parts.length === 1 ? parts[0] : Buffer.concat(parts)
    },
    line: async (most: number): Promise<string | undefined> => {
      while (!held.subarray(0, most).includes(0x0a)) if (held.length >= most || !(await pull())) return undefined
      const line = cut(held.indexOf(0x0a) + 1)
      return line.subarray(0, -1).toString()
    },
  }
}

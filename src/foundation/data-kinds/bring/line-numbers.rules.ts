/** Numbers of lines, one bit each: a file of millions of refused lines stays small in memory. */
export type LineNumbers = {
  readonly add: (line: number) => void
  readonly has: (line: number) => boolean
  readonly size: () => number
}

export const createLineNumbers = (): LineNumbers => {
  let bits = new Uint8Array(1024)
  let size = 0
  const has = (line: number): boolean => ((bits[line >>> 3] ?? 0) & (1 << (line & 7))) !== 0
  return {
    has,
    size: () => size,
    add: (line) => {
      if (has(line)) return
      if (line >>> 3 >= bits.length) {
        const longer = new Uint8Array(Math.max(bits.length * 2, (line >>> 3) + 1))
        longer.set(bits)
        bits = longer
      }
      bits[line >>> 3] = (bits[line >>> 3] ?? 0) | (1 << (line & 7))
      size += 1
    },
  }
}

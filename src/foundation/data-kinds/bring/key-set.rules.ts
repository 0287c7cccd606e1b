/** Two numbers of 32 bits from one text; together they are as good as unique. */
export const hashKey = (text: string): readonly [number, number] => {
  let [first, second] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ (code + at), 0x5bd1e995)
    second ^= second >>> 15
  }
  first ^= first >>> 16
  first = Math.imul(first, 0x85ebca6b)
  return [(first ^ (first >>> 13)) >>> 0, (second ^ (second >>> 13) ^ text.length) >>> 0 || 1]
}

const LOAD = 0.6

/** Whether a key was there before, in eight bytes each. */
export type KeySet = {
  readonly add: (key: string) => boolean
  readonly has: (key: string) => boolean
  readonly addHash: (first: number, second: number) => boolean
  readonly count: () => number
  readonly hashes: () => Iterable<readonly [number, number]>
}

export const createKeySet = (): KeySet => {
  let size = 1024
  let places = new Uint32Array(size * 2)
  let count = 0
  /** The place of a key, or the empty one where it would go. */
  const find = (first: number, second: number): number => {
    let at = first & (size - 1)
    while (places[at * 2 + 1] !== 0 && (places[at * 2] !== first || places[at * 2 + 1] !== second)) at = (at + 1) & (size - 1)
    return at * 2
  }
  const put = (at: number, first: number, second: number): void => {
    places[at] = first
    places[at + 1] = second
  }
  function* hashes(from: Uint32Array): Generator<readonly [number, number]> {
    for (let at = 0; at < from.length; at += 2) {
      const [first = 0, second = 0] = [from[at], from[at + 1]]
      if (second !== 0) yield [first, second]
    }
  }
  const grow = (): void => {
    const old = places
    size *= 2
    places = new Uint32Array(size * 2)
    for (const [first, second] of hashes(old)) put(find(first, second), first, second)
  }
  const addHash = (first: number, second: number): boolean => {
    const at = find(first, second)
    if (places[at + 1] !== 0) return false
    put(at, first, second)
    count += 1
    if (count > size * LOAD) grow()
    return true
  }
  return {
    addHash,
    add: (key) => addHash(...hashKey(key)),
    has: (key) => places[find(...hashKey(key)) + 1] !== 0,
    count: () => count,
    hashes: () => hashes(places),
  }
}

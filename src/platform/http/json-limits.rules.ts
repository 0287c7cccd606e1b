/** How deep and how wide a JSON body may be; a body within these is parsed and validated in a few milliseconds per 100 kB. */
export type JsonLimits = { readonly depth: number; readonly members: number }

export const JSON_LIMITS: JsonLimits = { depth: 40, members: 50_000 }

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  ...[0x22, 0x5c, 0x2c, 0x3a, 0x5b, 0x5d, 0x7b, 0x7d],
]

/** The place after a string that begins before `from`. Searching for the quote natively keeps long texts cheap. */
const skipString = (bytes: Uint8Array, from: number): number => {
  let end = bytes.indexOf(QUOTE as number, from)
  while (end > 0) {
    let slashes = 0
    while (bytes[end - 1 - slashes] === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return end + 1
    end = bytes.indexOf(QUOTE as number, end + 1)
  }
  return bytes.length
}

/** Counted on the bytes, before anything is built from them: members are commas and colons outside of strings [T-95]. */
export const isWithinLimits = (bytes: Uint8Array, { depth, members }: JsonLimits = JSON_LIMITS): boolean => {
  let level = 0
  let count = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) at = skipString(bytes, at + 1) - 1
    else if (byte === COMMA || byte === COLON) count += 1
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) level += 1
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) level -= 1
    if (level > depth || count > members) return false
  }
  return true
}

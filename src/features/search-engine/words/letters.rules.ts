/** Signs up to here are looked up in a table; of those above, only the ones below are words. */
export const TABLE_END = 0x250
const PUNCTUATION = { from: 0x2000, to: 0x206f }
const SUBSCRIPTS = { from: 0x2080, to: 0x2089 }

export const NOTHING = 0
export const LETTER = 1
export const DIGIT = 2
/** Needs a closer look than a table gives. */
export const OTHER = 3

const small = new Uint16Array(TABLE_END)
const kinds = new Uint8Array(TABLE_END)
for (let code = 0; code < TABLE_END; code += 1) {
  const sign = String.fromCharCode(code).normalize('NFKC')
  const lower = sign.toLowerCase()
  small[code] = lower.length === 1 ? lower.charCodeAt(0) : code
  kinds[code] =
    lower.length > 1
      ? /\p{L}|\p{N}/u.test(sign)
        ? OTHER
        : NOTHING
      : /\p{L}/u.test(sign)
        ? LETTER
        : /\p{N}/u.test(sign)
          ? DIGIT
          : NOTHING
}

export const kindOfSign = (code: number): number => {
  if (code < TABLE_END) return kinds[code] as number
  if (code >= PUNCTUATION.from && code <= PUNCTUATION.to) return NOTHING
  if (code >= SUBSCRIPTS.from && code <= SUBSCRIPTS.to) return DIGIT
  return OTHER
}

/** In small letters, and without being raised or lowered. */
export const smallSign = (code: number): number => {
  if (code < TABLE_END) return small[code] as number
  return code >= SUBSCRIPTS.from && code <= SUBSCRIPTS.to ? code - SUBSCRIPTS.from + 48 : code
}

/** Characters below this code are classified by a table, those above by ranges. */
export const TABLE_END = 0x250
const PUNCTUATION = { from: 0x2000, to: 0x206f }
const SUBSCRIPTS = { from: 0x2080, to: 0x2089 }

export const NOTHING = 0
export const LETTER = 1
export const DIGIT = 2
/** Needs the full tokenizer. */
export const OTHER = 3

const small = new Uint16Array(TABLE_END)
const sources = new Uint8Array(TABLE_END)
for (let code = 0; code < TABLE_END; code += 1) {
  const character = String.fromCharCode(code).normalize('NFKC')
  const lower = character.toLowerCase()
  small[code] = lower.length === 1 ? lower.charCodeAt(0) : code
  sources[code] =
    lower.length > 1
      ? /\p{L}|\p{N}/u.test(character)
        ? OTHER
        : NOTHING
      : /\p{L}/u.test(character)
        ? LETTER
        : /\p{N}/u.test(character)
          ? DIGIT
          : NOTHING
}

export const characterClass = (code: number): number => {
  if (code < TABLE_END) return sources[code] as number
  if (code >= PUNCTUATION.from && code <= PUNCTUATION.to) return NOTHING
  if (code >= SUBSCRIPTS.from && code <= SUBSCRIPTS.to) return DIGIT
  return OTHER
}

/** Lower case; subscript digits become plain ones. */
export const lowerCaseOf = (code: number): number => {
  if (code < TABLE_END) return small[code] as number
  return code >= SUBSCRIPTS.from && code <= SUBSCRIPTS.to ? code - SUBSCRIPTS.from + 48 : code
}

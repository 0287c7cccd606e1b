const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

/**
 * A text without some signs at its ends; each pattern is of one sign. Takes as long as there are signs to remove:
 * `/x+$/` tries every run of them inside of the text, which is quadratic [T-96].
 */
export const trimSigns = (text: string, { start, end }: { readonly start?: RegExp; readonly end?: RegExp }): string => {
  let [from, to] = [0, text.length]
  while (start && from < to) {
    const sign = String.fromCodePoint(text.codePointAt(from) ?? 0)
    if (!start.test(sign)) break
    from += sign.length
  }
  while (end && to > from) {
    const length = to - from > 1 && isLowSurrogate(text.charCodeAt(to - 1)) ? 2 : 1
    if (!end.test(text.slice(to - length, to))) break
    to -= length
  }
  return text.slice(from, to)
}

/** The same signs at both ends. */
export const trimBoth = (text: string, sign: RegExp): string => trimSigns(text, { start: sign, end: sign })

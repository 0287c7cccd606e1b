import { trimBoth } from '#kernel/trim-signs.ts'

const SHORTEST = 2
const LONGEST = 60

/** Every text that may be a part number, so that all of them are looked up at once. */
export const listNumbersInText = (texts: Iterable<string>): string[] => {
  const found = new Set<string>()
  const add = (text: string): void => {
    if (text.length >= SHORTEST && text.length <= LONGEST) found.add(text)
  }
  for (const text of texts) {
    const trimmed = text.trim()
    add(trimmed)
    const words = trimmed.split(/[\s,;|]+/).map((word) => trimBoth(word, /[^\p{L}\p{N}]/u))
    for (const [at, word] of words.entries()) {
      add(word)
      const [second = '', third = ''] = [words[at + 1], words[at + 2]]
      if (second.length > LONGEST || !/\d/.test(second)) continue
      add(`${word} ${second}`)
      if (third.length <= LONGEST && /\d/.test(third)) add(`${word} ${second} ${third}`)
    }
  }
  return [...found]
}

/** Each spelling once. */
export const foldNumbers = (numbers: readonly string[], fold: (number: string) => string): string[] =>
  [...new Set(numbers.map(fold))].filter((number) => number.length > 1 && number.length <= LONGEST)

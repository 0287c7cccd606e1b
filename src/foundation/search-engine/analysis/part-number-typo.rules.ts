/** Characters that look alike on a plate, in print or on a screen; O and I are folded already. */
const ALIKE = ['5s', '8b', '2z', '6g', '0q', '0d', '1l'] as const
const KEYS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
const MAX_SUBSTITUTIONS = 5

const look = new Map<string, string[]>()
for (const [one = '', other = ''] of ALIKE)
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    look.set(from, [...(look.get(from) ?? []), to])

const DIGIT = /\d/
const isOtherClass = (character: string, neighbour: string | undefined): boolean =>
  neighbour !== undefined && DIGIT.test(character) !== DIGIT.test(neighbour)

/**
 * Readings of a folded number before characters were misread: a letter beside digits, or a digit beside letters.
 * The number itself is not among them.
 */
export const listLookAlikes = (number: string): string[] => {
  let found = [number]
  let doubts = 0
  for (let at = 0; at < number.length && doubts < MAX_SUBSTITUTIONS; at += 1) {
    const character = number[at] ?? ''
    const others = look.get(character)
    if (!others || !(isOtherClass(character, number[at - 1]) || isOtherClass(character, number[at + 1]))) continue
    doubts += 1
    // Only the likeliest substitution of each character is tried.
    found = found.flatMap((known) => [
      known,
      ...others.slice(0, 1).map((other) => known.slice(0, at) + other + known.slice(at + 1)),
    ])
  }
  return found.filter((known) => known !== number)
}

const isBeside = (one: string, other: string): boolean =>
  KEYS.some((row) => row.includes(one) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 && row.includes(other))

const WRONG = 1
const substitutionCost = (one: string, other: string): number =>
  one === other ? 0 : look.get(one)?.includes(other) ? 0.4 : isBeside(one, other) ? 0.7 : WRONG

/** Edit distance in which look-alikes, neighbouring keys, doubled and swapped characters cost less than other edits. */
const weightedEditDistance = (written: string, meant: string): number => {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, column) => column * 0.9)]
  for (let row = 1; row <= written.length; row += 1) {
    const [character = '', before = ''] = [written[row - 1], written[row - 2]]
    const current = [row * 0.9]
    for (let column = 1; column <= meant.length; column += 1) {
      const [other = '', otherBefore = ''] = [meant[column - 1], meant[column - 2]]
      const added = (rows[row - 1]?.[column] ?? 0) + (character === before ? 0.6 : 0.9)
      const missing = (current[column - 1] ?? 0) + (other === otherBefore ? 0.6 : 0.9)
      const changed = (rows[row - 1]?.[column - 1] ?? 0) + substitutionCost(character, other)
      const swapped = character === otherBefore && before === other ? (rows[row - 2]?.[column - 2] ?? 0) + 0.7 : Infinity
      current.push(Math.min(added, missing, changed, swapped))
    }
    rows.push(current)
  }
  return rows[written.length]?.[meant.length] ?? 0
}

const LIKELY = 3

/** The few candidates with the lowest weighted distance, ties included. */
export const keepLikeliestNumbers = (written: string, candidates: readonly string[]): string[] => {
  const weighed = candidates
    .map((known) => ({ known, weight: weightedEditDistance(written, known) }))
    .toSorted((a, b) => a.weight - b.weight)
  const last = weighed[LIKELY - 1]?.weight ?? Infinity
  return weighed.filter(({ weight }) => weight <= last).map(({ known }) => known)
}

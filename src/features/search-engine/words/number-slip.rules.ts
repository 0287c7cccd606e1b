/** Signs that look alike on a plate, a print or a screen; O and I are folded already. */
const ALIKE = ['5s', '8b', '2z', '6g', '0q', '0d', '1l'] as const
const KEYS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
const MOST_DOUBTS = 5

const look = new Map<string, string[]>()
for (const [one = '', other = ''] of ALIKE)
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    look.set(from, [...(look.get(from) ?? []), to])

const DIGIT = /\d/
const isOfOtherKind = (sign: string, neighbour: string | undefined): boolean =>
  neighbour !== undefined && DIGIT.test(sign) !== DIGIT.test(neighbour)

/**
 * What a folded number may have been before signs were taken for others: a letter beside figures, or a figure beside letters.
 * The one that was asked for is not among them.
 */
export const listLookAlikes = (number: string): string[] => {
  let found = [number]
  let doubts = 0
  for (let at = 0; at < number.length && doubts < MOST_DOUBTS; at += 1) {
    const sign = number[at] ?? ''
    const others = look.get(sign)
    if (!others || !(isOfOtherKind(sign, number[at - 1]) || isOfOtherKind(sign, number[at + 1]))) continue
    doubts += 1
    // A letter is taken for the figure it looks like; a figure for the likeliest letter.
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
const costOfSign = (one: string, other: string): number =>
  one === other ? 0 : look.get(one)?.includes(other) ? 0.4 : isBeside(one, other) ? 0.7 : WRONG

/** How unlikely it is that who wrote the one meant the other: fingers and eyes slip in some ways more than in others. */
const weighSlip = (written: string, meant: string): number => {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, column) => column * 0.9)]
  for (let row = 1; row <= written.length; row += 1) {
    const [sign = '', before = ''] = [written[row - 1], written[row - 2]]
    const current = [row * 0.9]
    for (let column = 1; column <= meant.length; column += 1) {
      const [other = '', otherBefore = ''] = [meant[column - 1], meant[column - 2]]
      const added = (rows[row - 1]?.[column] ?? 0) + (sign === before ? 0.6 : 0.9)
      const missing = (current[column - 1] ?? 0) + (other === otherBefore ? 0.6 : 0.9)
      const changed = (rows[row - 1]?.[column - 1] ?? 0) + costOfSign(sign, other)
      const swapped = sign === otherBefore && before === other ? (rows[row - 2]?.[column - 2] ?? 0) + 0.7 : Infinity
      current.push(Math.min(added, missing, changed, swapped))
    }
    rows.push(current)
  }
  return rows[written.length]?.[meant.length] ?? 0
}

const LIKELY = 3

/** The likeliest few of several, and those that are as likely. */
export const keepLikeliest = (written: string, candidates: readonly string[]): string[] => {
  const weighed = candidates
    .map((known) => ({ known, weight: weighSlip(written, known) }))
    .toSorted((a, b) => a.weight - b.weight)
  const last = weighed[LIKELY - 1]?.weight ?? Infinity
  return weighed.filter(({ weight }) => weight <= last).map(({ known }) => known)
}

/**
 * Every number of some signs that differs from one by a slip at most: a sign that is another one, missing or too many, or two
 * that changed places.
 */
export const listVariants = (number: string, signs: Iterable<string>): string[] => {
  const others = [...signs]
  const found = new Set([number])
  for (let at = 0; at <= number.length; at += 1) {
    const [before, after] = [number.slice(0, at), number.slice(at)]
    const rest = after.slice(1)
    for (const sign of others) {
      found.add(before + sign + after)
      if (after !== '') found.add(before + sign + rest)
    }
    if (after !== '') found.add(before + rest)
    if (rest !== '') found.add(before + (rest[0] ?? '') + (after[0] ?? '') + rest.slice(1))
  }
  return [...found]
}

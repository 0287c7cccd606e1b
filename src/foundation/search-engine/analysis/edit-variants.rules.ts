/** Every text at edit distance 0 or 1 over an alphabet: substitution, deletion, insertion or transposition. */
export const listEditVariants = (number: string, characters: Iterable<string>): string[] => {
  const others = [...characters]
  const found = new Set([number])
  for (let at = 0; at <= number.length; at += 1) {
    const [before, after] = [number.slice(0, at), number.slice(at)]
    const rest = after.slice(1)
    for (const character of others) {
      found.add(before + character + after)
      if (after !== '') found.add(before + character + rest)
    }
    if (after !== '') found.add(before + rest)
    if (rest !== '') found.add(before + (rest[0] ?? '') + (after[0] ?? '') + rest.slice(1))
  }
  return [...found]
}

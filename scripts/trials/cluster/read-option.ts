/** A whole number behind a name, as in `--kills 50`. */
export const readOption = (rest: readonly string[], name: string, fallback: number): number => {
  const at = rest.indexOf(name)
  const value = at === -1 ? fallback : Number(rest[at + 1])
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} needs a number`)
  return value
}

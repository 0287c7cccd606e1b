/** Countries as codes, in any spelling; none means that it is sold everywhere. */
export const readCountries = (text: string): string[] | null => {
  const codes = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((code) => code !== '')
  return codes.length === 0 ? null : [...new Set(codes)]
}

/** The part number as it is stored: the very one, or the only one that differs by capitals; of two nobody knows which was meant. */
export const chooseSpelling = (requested: string, known: readonly string[]): string | undefined => {
  if (known.includes(requested)) return requested
  const alike = known.filter((sku) => sku.toLowerCase() === requested.toLowerCase())
  return alike.length === 1 ? alike[0] : undefined
}

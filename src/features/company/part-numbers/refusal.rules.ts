const CODES = [
  'taken',
  'too_many',
  'sku_unknown',
  'sku_several',
  'sku_replaced',
  'sku_ended',
  'number_too_short',
  'no_columns',
  'too_many_lines',
  'too_large',
  'unreadable',
  'infected',
] as const
type Code = (typeof CODES)[number]

/** Why the server refused, where there is a sentence for it. */
export const nameRefusal = (problem: unknown): `refused.${Code}` | undefined => {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined
  const known = CODES.find((one) => one === code)
  return known && `refused.${known}`
}

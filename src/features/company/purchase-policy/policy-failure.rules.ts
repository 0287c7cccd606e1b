const CODES = ['taken', 'too_many', 'in_use', 'bad_period', 'no_approver'] as const

/** Why the server refused, where there is a sentence for it. */
export const nameRefusal = (problem: unknown): `refused.${(typeof CODES)[number]}` | 'failed' => {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined
  const known = CODES.find((one) => one === code)
  return known ? `refused.${known}` : 'failed'
}

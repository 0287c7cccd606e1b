const CODES = [
  'address_not_https',
  'address_credentials',
  'address_port',
  'address_not_a_url',
  'address_private',
  'address_own',
  'taken',
  'too_many',
  'under_way',
  'not_active',
  'too_many_requests',
] as const
type Code = (typeof CODES)[number]

/** The sentence for what the server refused. */
export const nameRefusal = (problem: unknown): `refused.${Code}` | 'failed' => {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined
  const known = CODES.find((one) => one === code)
  return known ? `refused.${known}` : 'failed'
}

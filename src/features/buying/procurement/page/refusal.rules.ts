import { lookUp } from '#kernel/look-up.ts'

const FIELDS = [
  'person',
  'frameOrigins',
  'documentsUrl',
  'costCentre',
  'classification',
  'name',
  'identity',
  'units',
  'account',
  'sharedSecret',
] as const
const CODES = ['taken', 'too_many'] as const
type Refusal = (typeof FIELDS)[number] | (typeof CODES)[number]

const read = (problem: unknown, key: string): unknown =>
  typeof problem === 'object' && problem !== null ? lookUp(problem as Readonly<Record<string, unknown>>, key) : undefined

/** The sentence for what the server refused: of a field, or of the whole. */
export const nameRefusal = (problem: unknown): `refused.${Refusal}` | 'failed' => {
  const code = CODES.find((one) => one === read(problem, 'code'))
  if (code) return `refused.${code}`
  const details = read(problem, 'details')
  const path: unknown = Array.isArray(details) ? read(details[0], 'path') : undefined
  const first = typeof path === 'string' ? path.split(/[./]/).find((part) => part !== '' && part !== 'body') : undefined
  const field = FIELDS.find((one) => one === first)
  return field ? `refused.${field}` : 'failed'
}

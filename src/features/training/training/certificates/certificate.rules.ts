import type { CourseText } from '#features/training/training/courses/course.rules.ts'

/** A proof of a course that anybody may check by its number. */
export type Certificate = {
  readonly number: string
  readonly holder: string
  readonly course: Pick<CourseText, 'title'> & { readonly id: string }
  readonly issuedOn: string
  /** The last day on which it holds; null: for ever. */
  readonly validUntil: string | null
  readonly isRevoked: boolean
}

export type CertificateState = 'valid' | 'expired' | 'revoked'

/** Days are those of UTC, as they are printed. */
export const stateOf = (
  { validUntil, isRevoked }: Pick<Certificate, 'validUntil' | 'isRevoked'>,
  now: Date,
): CertificateState => {
  if (isRevoked) return 'revoked'
  return validUntil !== null && validUntil < now.toISOString().slice(0, 10) ? 'expired' : 'valid'
}

/** Without letters that are taken for digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 3
const GROUP = 4

/** 60 bits that nobody guesses, written so that people can read them out: `TC-7K3Q-9M2X-4TBD`. */
export const writeCertificateNumber = (bytes: Uint8Array): string => {
  const signs = [...bytes.subarray(0, GROUPS * GROUP)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return ['TC', ...Array.from({ length: GROUPS }, (_, index) => signs.slice(index * GROUP, (index + 1) * GROUP).join(''))].join(
    '-',
  )
}

/** As it is stored, however it was typed; undefined for what no certificate is called. */
export const readCertificateNumber = (typed: string): string | undefined => {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  if (signs.length !== 2 + GROUPS * GROUP || !signs.startsWith('TC')) return undefined
  const rest = signs.slice(2).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]+$/.test(rest)) return undefined
  return ['TC', ...(rest.match(/.{4}/g) ?? [])].join('-')
}

/** The day so many months later; a day that the month lacks is its last. */
export const addMonths = (day: string, months: number): string => {
  const start = new Date(`${day}T00:00:00Z`)
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0))
  end.setUTCDate(Math.min(start.getUTCDate(), end.getUTCDate()))
  return end.toISOString().slice(0, 10)
}

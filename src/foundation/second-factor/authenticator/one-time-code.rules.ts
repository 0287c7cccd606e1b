/** RFC 6238 with what every authenticator app expects: SHA-1, six digits, steps of 30 seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Clocks differ: the code before and the one after count too. */
const STEPS_AROUND = 1

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The dynamic truncation of RFC 4226. */
export const truncate = (digest: Uint8Array, digits = DIGITS): string => {
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const [a = 0, b = 0, c = 0, d = 0] = digest.subarray(offset, offset + 4)
  const value = (a & 0x7f) * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d
  return String(value % 10 ** digits).padStart(digits, '0')
}

/** The steps whose codes count now: a code that was used, and every one before it, no longer does [T-103]. */
export const listOpenSteps = (now: Date, lastStep: number): number[] =>
  Array.from({ length: 2 * STEPS_AROUND + 1 }, (_, index) => stepOf(now) - STEPS_AROUND + index).filter((step) => step > lastStep)

/** As people type it: apps show the digits in groups. */
export const readCode = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const toBase32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export type Enrolment = { readonly issuer: string; readonly account: string; readonly secret: string }

/** The content of the QR code, as authenticator apps read it. */
export const describeEnrolment = ({ issuer, account, secret }: Enrolment): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}

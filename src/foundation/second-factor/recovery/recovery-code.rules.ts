export const RECOVERY_CODES = 10
const LENGTH = 24
/** Without letters that look like digits or each other. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const CODE = new RegExp(`^[${LETTERS}]+$`)

/** 24 of 31 letters: 118 bits, more than anybody tries, so that a plain hash of it is enough. */
export const toRecoveryCode = (pick: (below: number) => number): string => {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[pick(LETTERS.length)]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** As people copy it: with or without dashes and spaces, in any case. */
export const readRecoveryCode = (typed: string): string | undefined => {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  return letters.length === LENGTH && CODE.test(letters) ? letters : undefined
}

import { trimBoth } from '#kernel/trim-signs.ts'

/** A number as it stands in addresses. */
export const toPublicationSlug = (number: string): string => trimBoth(number.toLowerCase().replace(/[^a-z0-9]+/g, '-'), /-/)

export const PUBLICATION_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ._/-]*$/

const nextLetters = (letters: string): string => {
  const last = letters.slice(-1)
  if (last === '') return 'A'
  return last === 'Z'
    ? `${nextLetters(letters.slice(0, -1))}A`
    : letters.slice(0, -1) + String.fromCodePoint(last.charCodeAt(0) + 1)
}

/** A, B … Z, AA; 1, 2; R9, R10: the one after, as it is written. */
export const nextRevision = (revision: string | undefined): string => {
  const digits = /\d{1,12}$/.exec(revision ?? '')?.[0] ?? ''
  const stem = (revision ?? '').slice(0, (revision ?? '').length - digits.length)
  if (digits !== '') return `${stem}${String(Number(digits) + 1).padStart(digits.length, '0')}`
  return nextLetters(stem.toUpperCase())
}

import { trimBoth } from '#kernel/trim-signs.ts'

/** A version as part of a file's name: with its dots, and without the folding of `toSlug`, since numbers of releases stand on it. */
export const toVersionSlug = (text: string): string => trimBoth(text.toLowerCase().replace(/[^a-z0-9.]+/g, '-'), /[-.]/)

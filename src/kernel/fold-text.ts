import { lookUp } from '#kernel/look-up.ts'

/** Letters that Unicode decomposition leaves as they are. */
const MARKED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

const PLAIN = /^[a-z0-9 ]*$/

/** Removes case and accents: `krakow` finds Kraków. The search index is built with it; another fold needs a rebuilt index. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđßæœ]/g, (letter) => lookUp(MARKED, letter) ?? letter)
}

/** A text as part of an address: `Spring offers 2027` is `spring-offers-2027`. Empty where nothing of it can stand there. */
export const toSlug = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

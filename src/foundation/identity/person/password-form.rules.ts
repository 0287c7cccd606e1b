import { lookUp } from '#kernel/look-up.ts'
/** Accents stay: they are part of a word. Case and width of letters are not. */
export const foldPassword = (password: string): string => password.normalize('NFKC').toLowerCase()

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}
const LEET_SIGN = /[0134578@$!|+]/g

/** `p@55w0rd` is `password`; a 1 may be an i or an l. */
export const undoLeet = (text: string): string[] => {
  const withI = text.replaceAll(LEET_SIGN, (sign) => lookUp(LEET, sign) ?? sign)
  const withL = text.replaceAll('1', 'l').replaceAll(LEET_SIGN, (sign) => lookUp(LEET, sign) ?? sign)
  return [...new Set([withI, withL])].filter((plain) => plain !== text)
}

/** A word that is listed, and what was added to it: too long an addition must be common as well. */
export type Candidate = { readonly word: string; readonly rest: string }

/** Linear in the length, which a pattern with a quantifier before the end is not. */
const splitTail = (text: string, belongs: (sign: string) => boolean): [string, string] => {
  const signs = Array.from(text)
  const last = signs.findLastIndex((sign) => !belongs(sign))
  return [signs.slice(0, last + 1).join(''), signs.slice(last + 1).join('')]
}
const isSign = (sign: string): boolean => /[^\p{L}\p{N}]/u.test(sign)
const isSignOrDigit = (sign: string): boolean => /[^\p{L}]/u.test(sign)
const reverse = (text: string): string => Array.from(text).toReversed().join('')

const trimSigns = (text: string): string => splitTail(reverse(splitTail(reverse(text), isSign)[0]), isSign)[0]

/** Variants of `Password123!`: itself, without the signs around it, and the word without the digits around it. */
const listForms = (text: string): Candidate[] => {
  const [before, tail] = splitTail(text, isSignOrDigit)
  const [reversed, reversedHead] = splitTail(reverse(text), isSignOrDigit)
  const forms = [
    { word: text, rest: '' },
    { word: trimSigns(text), rest: '' },
    { word: before, rest: tail },
    { word: reverse(reversed), rest: reverse(reversedHead) },
  ]
  return forms.map(({ word, rest }) => ({ word, rest: rest.length <= word.length ? '' : trimSigns(rest) }))
}

/** Every word that stands for this password in a list of common ones. */
export const listCandidates = (folded: string): Candidate[] => {
  const forms = listForms(folded)
  const plain = forms.flatMap(({ word, rest }) => undoLeet(word).map((form) => ({ word: form, rest })))
  const whole = undoLeet(folded).flatMap(listForms)
  return [...forms, ...plain, ...whole].filter(({ word }) => word !== '')
}

/** The password, and the part that it repeats: `monkeymonkey` is no better than `monkey`. */
export const listUnits = (folded: string): string[] => {
  const repeats = (folded + folded).indexOf(folded, 1)
  return repeats < folded.length ? [folded, folded.slice(0, repeats)] : [folded]
}

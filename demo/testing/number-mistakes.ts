import type { Dice } from '#demo/pictures/dice.ts'

/** Rows of a keyboard: the finger that slips lands beside the key. */
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
const LOOK_ALIKE: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '0': ['O', 'o', 'Q', 'D'],
  '1': ['I', 'l', '7'],
  '2': ['Z'],
  '5': ['S'],
  '6': ['G'],
  '8': ['B'],
  S: ['5'],
  B: ['8'],
  L: ['1'],
  G: ['6'],
}

const neighboursOf = (sign: string): string[] => {
  const row = ROWS.find((keys) => keys.includes(sign.toLowerCase()))
  if (!row) return []
  const at = row.indexOf(sign.toLowerCase())
  return [row[at - 1], row[at + 1]].filter((key) => key !== undefined)
}

const replaceAt = (text: string, at: number, length: number, instead: string): string =>
  `${text.slice(0, at)}${instead}${text.slice(at + length)}`

const places = (number: string, fits: (sign: string, next: string) => boolean): number[] =>
  Array.from(number, (sign, at) => (fits(sign, number[at + 1] ?? '') ? at : -1)).filter((at) => at >= 0)

const isSign = (sign: string): boolean => /[A-Za-z0-9]/.test(sign)

type Mistake = (number: string, dice: Dice) => string | undefined

const mistakeAt =
  (fits: (sign: string, next: string) => boolean, make: (number: string, at: number, dice: Dice) => string): Mistake =>
  (number, dice) => {
    const [first, ...others] = places(number, fits)
    return first === undefined ? undefined : make(number, dice.pick([first, ...others]), dice)
  }

/** How a part number goes wrong between the plate on the machine and the search field. */
export const MISTAKES: Readonly<Record<string, Mistake>> = {
  'two signs changed places': mistakeAt(
    (sign, next) => isSign(sign) && isSign(next) && sign !== next,
    (number, at) => replaceAt(number, at, 2, `${number[at + 1]}${number[at]}`),
  ),
  'a sign left out': mistakeAt(isSign, (number, at) => replaceAt(number, at, 1, '')),
  'a sign twice': mistakeAt(isSign, (number, at) => replaceAt(number, at, 0, number[at] ?? '')),
  'the key beside it': mistakeAt(
    (sign) => neighboursOf(sign).length > 0,
    (number, at, dice) => replaceAt(number, at, 1, dice.pick(neighboursOf(number[at] ?? '') as [string, ...string[]])),
  ),
  'signs that look alike': mistakeAt(
    (sign) => Object.hasOwn(LOOK_ALIKE, sign.toUpperCase()),
    (number, at, dice) => replaceAt(number, at, 1, dice.pick(LOOK_ALIKE[(number[at] ?? '').toUpperCase()] ?? [''])),
  ),
  'two that look alike': (number, dice) => {
    const once = MISTAKES['signs that look alike']?.(number, dice)
    return once && MISTAKES['signs that look alike']?.(once, dice)
  },
  'a slip, in small letters and without signs between': (number, dice) =>
    MISTAKES['two signs changed places']?.(number.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), dice),
  'other signs between': (number, dice) => number.replaceAll(/[-./ ]/g, () => dice.pick(['/', '_', '.', ' ', '', '–', ' - '])),
  'a letter behind it': (number, dice) => `${number}${dice.pick(['A', '-B', ' Rev C', '/A', ' rev. 2', '-R', ' (B)'])}`,
}

/** Others' words around a number, in the languages of the demo. */
export const SURROUNDINGS: readonly (readonly ['en' | 'de' | 'fr' | 'es' | 'pl' | 'zh', string])[] = [
  ['en', 'replacement for #'],
  ['en', 'datasheet for #'],
  ['en', 'price of #'],
  ['en', '# manual pdf'],
  ['en', 'do you have # in stock'],
  ['en', 'buy # online'],
  ['en', '# equivalent'],
  ['en', 'part no. #'],
  ['en', 'P/N: #'],
  ['en', 'spare part # lead time'],
  ['de', 'Ersatz für #'],
  ['de', 'Datenblatt #'],
  ['de', '# Preis und Lieferzeit'],
  ['de', 'Nachfolger von #'],
  ['de', 'Artikelnummer #'],
  ['fr', 'remplacement de #'],
  ['fr', 'fiche technique #'],
  ['fr', 'prix #'],
  ['es', 'recambio para #'],
  ['es', 'precio de #'],
  ['es', 'hoja de datos #'],
  ['pl', 'zamiennik #'],
  ['pl', 'karta katalogowa #'],
  ['pl', 'cena #'],
  ['zh', '#价格'],
  ['zh', '# 替代型号'],
]

import type { Locale } from '#kernel/locale.ts'
import { localePath } from '#kernel/locale.ts'

/** Digits of a sold-to number that a person without an account may name [5.6.1, 9.5.1]. */
export const FEWEST_DIGITS = 4
export const MOST_DIGITS = 10

export type NumberFault = 'missing' | 'short' | 'digits'

export const findNumberFault = (value: string): NumberFault | undefined => {
  if (value === '') return 'missing'
  if (!/^[0-9]+$/.test(value) || value.length > MOST_DIGITS) return 'digits'
  return value.length < FEWEST_DIGITS ? 'short' : undefined
}

type KeyPress = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean }

/** Digits, keys that move or edit (their names have several letters), and shortcuts such as paste [5.6.1]. */
export const isKeyAllowed = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  ctrlKey || metaKey || altKey || key.length > 1 || /^[0-9]$/.test(key)

export const isSiteRoot = (path: string): boolean => path === '/' || path === ''

/** Where the dialog posts: the page's own address, at the root that of the home page [7.9.4]. */
export const caseAddress = (locale: Locale, path: string): string =>
  `${localePath(locale)}${isSiteRoot(path) ? '/home' : path}.unidentifiedusercases`

const CREATED = /Case created successfully with Case Number: ([A-Za-z0-9]{1,60})/

export const writeCreatedMessage = (number: string): string => `Case created successfully with Case Number: ${number}`

/** The number in the success dialog; 'N/A' where the reply has none [8.5.6]. */
export const readCaseNumber = (message: string): string => CREATED.exec(message)?.[1] ?? 'N/A'

/** Put in as it is: a `$&` in it stays one [T-22]. */
export const fillCaseNumber = (text: string, number: string): string => text.replaceAll('{$casenumber}', () => number)

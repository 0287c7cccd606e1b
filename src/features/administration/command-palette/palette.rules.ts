import { filterOptions } from '#ui/combo-select.rules.ts'

export type Screen = { readonly label: string; readonly href: string }
export type Choice = { readonly label: string; readonly detail?: string | undefined; readonly href: string }

/** Lists that an address can narrow: below the screen that the navigation has. */
const SEARCHED = {
  people: ['/back-office/people', ''],
  customers: ['/back-office/customers', ''],
  pages: ['/back-office/pages', ''],
  products: ['/back-office/catalogue', '/products'],
  // Offered as a search alone: every look at it is in the audit log, and one entry for every key would bury the others.
  orders: ['/back-office/accounts', '/orders'],
} as const
export type Searched = keyof typeof SEARCHED
const SEARCHED_NAMES = Object.keys(SEARCHED) as Searched[]

/** Actions that begin anywhere: the screen that one has to be allowed to open, and its address from there. */
const ACTIONS = {
  page: ['/back-office/pages', '#new'],
  product: ['/back-office/catalogue', '#new'],
  products: ['/back-office/catalogue', '#import'],
  person: ['/back-office/people', '/details#new'],
  people: ['/back-office/people', '/details#import'],
  company: ['/back-office/companies', '#new'],
  companies: ['/back-office/companies', '#import'],
} as const
type Action = keyof typeof ACTIONS
const ACTION_NAMES = Object.keys(ACTIONS) as Action[]

const SHORTEST = 2
const LONGEST = 100

/** Letters to ask the server for; undefined while there are too few. */
export const readLetters = (text: string): string | undefined => {
  const letters = text.trim().slice(0, LONGEST)
  return letters.length < SHORTEST ? undefined : letters
}

/** The address of a list, where the person may open its screen. */
export const findList = (screens: readonly Screen[], name: Searched): string | undefined => {
  const [screen, list] = SEARCHED[name]
  const found = screens.find(({ href }) => href.endsWith(screen))
  return found && `${found.href}${list}`
}

export const narrow = (list: string, text: string): string => `${list}?${new URLSearchParams({ find: text }).toString()}`

/** Screens by their names; all of them before anything is typed. */
export const matchScreens = (screens: readonly Screen[], text: string): readonly Choice[] =>
  filterOptions(
    screens.map(({ label, href }) => ({ label, value: href })),
    text,
  ).map(({ label, value }) => ({ label, href: value }))

/** By their names, among the screens that the person may open. */
export const matchActions = (screens: readonly Screen[], text: string, write: (action: Action) => string): readonly Choice[] => {
  const offered = ACTION_NAMES.flatMap((action) => {
    const [screen, rest] = ACTIONS[action]
    const found = screens.find(({ href }) => href.endsWith(screen))
    return found ? [{ label: write(action), value: `${found.href}${rest}` }] : []
  })
  return filterOptions(offered, text).map(({ label, value }) => ({ label, href: value }))
}

/** Searches in the lists that the person may open, with what is typed. */
export const listSearches = (
  screens: readonly Screen[],
  text: string,
  write: (list: Searched, text: string) => string,
): readonly Choice[] => {
  const letters = readLetters(text)
  if (letters === undefined) return []
  return SEARCHED_NAMES.flatMap((name) => {
    const list = findList(screens, name)
    return list === undefined ? [] : [{ label: write(name, letters), href: narrow(list, letters) }]
  })
}

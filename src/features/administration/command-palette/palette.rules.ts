import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { filterOptions } from '#ui/combo-select.rules.ts'

export type Screen = { readonly label: string; readonly href: string }
/** Leads somewhere, or does something here. */
export type Choice = { readonly label: string; readonly detail?: string | undefined } & (
  | { readonly href: string }
  | { readonly href?: undefined; readonly run: () => void }
)

/** Lists that an address can narrow: below the screen that the navigation has, by this name. */
const SEARCHED = {
  people: ['/back-office/people', '', 'find'],
  customers: ['/back-office/customers', '', 'find'],
  pages: ['/back-office/pages', '', 'find'],
  products: ['/back-office/catalogue', '/products', 'find'],
  orders: ['/back-office/accounts', '/orders', 'find'],
  tools: ['/back-office/tools', '', 'data-find'],
} as const
export type Searched = keyof typeof SEARCHED
export const SEARCHED_NAMES = Object.keys(SEARCHED) as Searched[]

/** Actions that begin anywhere: the screen that one has to be allowed to open, and its address from there. */
const ACTIONS = {
  page: ['/back-office/pages', '#new'],
  product: ['/back-office/catalogue', '#new'],
  products: ['/back-office/catalogue', '#import'],
  person: ['/back-office/people', '/details#new'],
  people: ['/back-office/people', '/details#import'],
  invite: ['/back-office/people', '?status=pending'],
  company: ['/back-office/companies', '#new'],
  companies: ['/back-office/companies', '#import'],
  prices: ['/back-office/catalogue', '/prices#import'],
  stock: ['/back-office/catalogue', '/stock#import'],
  documents: ['/back-office/downloads', '/details#import'],
  equipment: ['/back-office/equipment', '#import'],
  access: ['/back-office/people', '/entitlements'],
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

/** The list with what is looked for in it. */
export const narrow = (list: string, name: Searched, text: string): string =>
  `${list}?${new URLSearchParams({ [SEARCHED[name][2]]: text }).toString()}`

/** Screens by their names; all of them before anything is typed. */
export const matchScreens = (screens: readonly Screen[], text: string): readonly Choice[] =>
  filterOptions(
    screens.map(({ label, href }) => ({ label, value: href })),
    text,
  ).map(({ label, value }) => ({ label, href: value }))

/** By their names: those of the screens that the person may open, then others that this person may take. */
export const matchActions = (
  { screens, more }: { readonly screens: readonly Screen[]; readonly more: readonly Choice[] },
  text: string,
  write: (action: Action) => string,
): readonly Choice[] => {
  const offered = ACTION_NAMES.flatMap((action): Choice[] => {
    const [screen, rest] = ACTIONS[action]
    const found = screens.find(({ href }) => href.endsWith(screen))
    return found ? [{ label: write(action), href: `${found.href}${rest}` }] : []
  })
  const all = [...offered, ...more]
  return filterOptions(
    all.map(({ label }) => ({ label, value: label })),
    text,
  ).flatMap(({ value }) => all.find(({ label }) => label === value) ?? [])
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
    return list === undefined ? [] : [{ label: write(name, letters), href: narrow(list, name, letters) }]
  })
}

/** A line of the kind of data `tools`. */
export const readFoundTool = (
  line: Readonly<Record<string, unknown>>,
  language: Language,
): { readonly id: string; readonly name: string } => {
  const [id, names] = [lookUp(line, 'id'), lookUp(line, 'names')]
  const named = typeof names === 'object' && names !== null ? (names as Readonly<Partial<Record<Language, string>>>) : {}
  const known = typeof id === 'string' ? id : ''
  return { id: known, name: named[language] ?? named.en ?? known }
}

import { expect, test } from 'vitest'
import {
  findList,
  listSearches,
  matchActions,
  matchScreens,
  narrow,
  readFoundTool,
  readLetters,
  type Screen,
} from '#features/administration/command-palette/palette.rules.ts'

const SCREENS: Screen[] = [
  { label: 'Seiten', href: '/de/de/back-office/pages' },
  { label: 'Personen', href: '/de/de/back-office/people' },
  { label: 'Kunden', href: '/de/de/back-office/customers' },
  { label: 'Aufträge', href: '/de/de/back-office/accounts' },
  { label: 'Weiterleitungen', href: '/de/de/back-office/pages/redirects' },
]

test.each([
  ['everything before anything is typed', '', ['Seiten', 'Personen', 'Kunden', 'Aufträge', 'Weiterleitungen']],
  ['what begins with it first', 'se', ['Seiten']],
  ['without marks and capitals', 'AUFTRA', ['Aufträge']],
  ['nothing that does not match', 'xyz', []],
])('screens: %s', (_, text, expected) => {
  expect(matchScreens(SCREENS, text).map(({ label }) => label)).toEqual(expected)
})

test.each([
  ['', undefined],
  [' a ', undefined],
  [' an ', 'an'],
  ['x'.repeat(200), 'x'.repeat(100)],
])('%j is asked for as %j', (text, expected) => {
  expect(readLetters(text)).toBe(expected)
})

test('searches lead to the lists that the person may open, with what was typed', () => {
  const write = (list: string, text: string) => `${list}: ${text}`
  expect(listSearches(SCREENS, 'a&b', write)).toEqual([
    { label: 'people: a&b', href: '/de/de/back-office/people?find=a%26b' },
    { label: 'customers: a&b', href: '/de/de/back-office/customers?find=a%26b' },
    { label: 'pages: a&b', href: '/de/de/back-office/pages?find=a%26b' },
    { label: 'orders: a&b', href: '/de/de/back-office/accounts/orders?find=a%26b' },
  ])
  expect(listSearches(SCREENS, 'a', write)).toEqual([])
  expect(findList(SCREENS, 'products')).toBeUndefined()
  expect(narrow('/de/de/back-office/tools', 'tools', 'a&b')).toBe('/de/de/back-office/tools?data-find=a%26b')
})

test('actions are those of screens that the person may open, then others, by their names', () => {
  const write = (action: string) => `New ${action}`
  const run = () => {}
  const parts = { screens: SCREENS, more: [{ label: 'Sign out', run }] }
  expect(matchActions(parts, '', write)).toEqual([
    { label: 'New page', href: '/de/de/back-office/pages#new' },
    { label: 'New person', href: '/de/de/back-office/people/details#new' },
    { label: 'New people', href: '/de/de/back-office/people/details#import' },
    { label: 'New invite', href: '/de/de/back-office/people?status=pending' },
    { label: 'New access', href: '/de/de/back-office/people/entitlements' },
    { label: 'Sign out', run },
  ])
  expect(matchActions(parts, 'page', write)).toHaveLength(1)
  expect(matchActions(parts, 'out', write)).toEqual([{ label: 'Sign out', run }])
  expect(matchActions({ screens: [], more: [] }, '', write)).toEqual([])
})

test.each([
  ['its name in the language', { id: 'fleet', names: { en: 'Fleet', de: 'Flotte' } }, 'Flotte'],
  ['its English name', { id: 'fleet', names: { en: 'Fleet' } }, 'Fleet'],
  ['its id', { id: 'fleet' }, 'fleet'],
])('a tool is called by %s', (_, line, name) => {
  expect(readFoundTool(line, 'de')).toEqual({ id: 'fleet', name })
})

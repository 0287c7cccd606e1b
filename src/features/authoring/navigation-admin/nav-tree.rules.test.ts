import { expect, test } from 'vitest'
import * as moves from '#features/authoring/navigation-admin/move-entry.rules.ts'
import {
  listMenuPaths,
  readNavigation,
  writeNavigation,
  type Fragment,
  type Fragments,
  type NavEntry,
  type Navigation,
} from '#features/authoring/navigation-admin/nav-tree.rules.ts'

const link = (label: string, more: object = {}) => ({ label, href: `/us/en/${label.toLowerCase()}`, ...more })
const SERVICE = '/fragments/navigation/service'

const header = {
  blocks: [
    {
      type: 'site-header',
      props: {
        brand: 'Halden',
        entries: [
          link('Products', { flyout: 'product', subnav: '/us/en/by-category.external' }),
          link('Service', { flyout: 'standard', subnav: `/us/en${SERVICE}.external` }),
          link('Dealers'),
          link('Portal', { locked: true }),
        ],
        business: [link('Aerospace', { text: 'Engines' })],
      },
    },
  ],
}
const menu = {
  blocks: [
    {
      type: 'nav-columns',
      props: {
        columns: [
          { heading: 'Help', links: [link('Support'), link('Contact')] },
          { heading: 'Learn', links: [link('Training')] },
        ],
        tile: link('Tile'),
      },
    },
  ],
}
const footer = {
  blocks: [
    {
      type: 'site-footer',
      props: {
        brand: 'Halden',
        columns: [{ heading: 'Products', links: [link('Valves')] }],
        legal: [link('Privacy')],
        about: 'Us',
      },
    },
  ],
}
const FRAGMENTS: Fragments = new Map<string, Fragment>([
  ['/fragments/header', header],
  ['/fragments/footer', footer],
  [SERVICE, menu],
])
const NAVIGATION = readNavigation(FRAGMENTS)

const outline = (entries: readonly NavEntry[] = []): unknown[] =>
  entries.map(({ title, children }) => (children.length > 0 ? [title, ...outline(children)] : title))
const idOf = (navigation: Navigation, title: string): string => {
  const find = (entries: readonly NavEntry[]): NavEntry | undefined =>
    entries.map((entry) => (entry.title === title ? entry : find(entry.children))).find((one) => one !== undefined)
  return find(Object.values(navigation).flat())?.id ?? ''
}

test('header, menus, footer and business links are one tree', () => {
  expect(listMenuPaths(header)).toEqual([SERVICE])
  expect(outline(NAVIGATION.entries)).toEqual([
    'Products',
    ['Service', ['Help', 'Support', 'Contact'], ['Learn', 'Training']],
    'Dealers',
    'Portal',
  ])
  expect(outline(NAVIGATION.columns)).toEqual([['Products', 'Valves']])
  expect(outline(NAVIGATION.businessHeader)).toEqual(['Aerospace'])
})

test('what was read and not changed is written as it was', () => {
  expect(JSON.parse(JSON.stringify([...writeNavigation(FRAGMENTS, NAVIGATION)]))).toEqual([...FRAGMENTS])
})

test.each([
  ['Dealers', 'up', ['Products', 'Dealers', 'Service', 'Portal']],
  ['Dealers', 'down', ['Products', 'Service', 'Portal', 'Dealers']],
  ['Products', 'up', ['Products', 'Service', 'Dealers', 'Portal']],
] as const)('%s moves %s among the entries', (title, move, expected) => {
  const moved = moves.moveEntry(NAVIGATION, idOf(NAVIGATION, title), move)
  expect(moved.entries?.map((entry) => entry.title)).toEqual(expected)
})

test.each([
  [
    'Contact',
    'up',
    [
      ['Help', 'Contact', 'Support'],
      ['Learn', 'Training'],
    ],
  ],
  [
    'Contact',
    'down',
    [
      ['Help', 'Support'],
      ['Learn', 'Contact', 'Training'],
    ],
  ],
  ['Training', 'up', [['Help', 'Support', 'Contact', 'Training'], 'Learn']],
  [
    'Learn',
    'up',
    [
      ['Learn', 'Training'],
      ['Help', 'Support', 'Contact'],
    ],
  ],
  [
    'Dealers',
    'in',
    [
      ['Help', 'Support', 'Contact'],
      ['Learn', 'Training', 'Dealers'],
    ],
  ],
] as const)('%s moves %s in a menu', (title, move, expected) => {
  const moved = moves.moveEntry(NAVIGATION, idOf(NAVIGATION, title), move)
  expect(outline(moved.entries?.find((entry) => entry.title === 'Service')?.children)).toEqual(expected)
})

test('a link that leaves its menu stands behind the entry that opened it, and is saved in both fragments', () => {
  const moved = moves.moveEntry(NAVIGATION, idOf(NAVIGATION, 'Training'), 'out')
  expect(moved.entries?.map(({ title }) => title)).toEqual(['Products', 'Service', 'Training', 'Dealers', 'Portal'])
  const written = writeNavigation(FRAGMENTS, moved)
  expect(written.get(SERVICE)?.blocks[0]?.props).toMatchObject({
    columns: [{ heading: 'Help' }, { heading: 'Learn', links: [] }],
  })
  expect(written.get('/fragments/header')?.blocks[0]?.props).toMatchObject({ brand: 'Halden', entries: { length: 5 } })
})

test.each([
  ['Products', 'in'],
  ['Products', 'out'],
  ['Service', 'in'],
  ['Portal', 'in'],
  ['Valves', 'out'],
  ['Privacy', 'up'],
  ['Help', 'out'],
] as const)('%s cannot move %s', (title, move) => {
  const id = idOf(NAVIGATION, title)
  expect(moves.mayMove(NAVIGATION, id, move)).toBe(false)
  expect(moves.moveEntry(NAVIGATION, id, move)).toBe(NAVIGATION)
})

test('entries are added beside what is chosen, edited and removed', () => {
  const entry: NavEntry = { id: 'new', title: 'News', href: '/us/en/news', rest: {}, children: [] }
  const added = moves.addLink(NAVIGATION, 'entries', entry)
  expect(added.entries?.at(-1)?.title).toBe('News')
  const inside = moves.addLink(NAVIGATION, 'entries', entry, idOf(NAVIGATION, 'Help'))
  expect(outline(inside.entries?.[1]?.children)).toEqual([
    ['Help', 'Support', 'Contact', 'News'],
    ['Learn', 'Training'],
  ])
  expect(outline(moves.addLink(NAVIGATION, 'columns', entry).columns)).toEqual([['Products', 'Valves', 'News']])
  const renamed = moves.editEntry(added, 'new', { title: 'Press', href: 'https://press.example' })
  expect(writeNavigation(FRAGMENTS, renamed).get('/fragments/header')?.blocks[0]?.props).toMatchObject({
    entries: [{}, {}, {}, {}, { label: 'Press', href: 'https://press.example' }],
  })
  expect(moves.removeEntry(renamed, 'new')).toEqual(NAVIGATION)
})

test('headings are added among columns and in the menu that is chosen', () => {
  const { href: _href, ...heading }: NavEntry = { id: 'new', title: 'More', href: '', rest: {}, children: [] }
  expect(outline(moves.addHeading(NAVIGATION, 'columns', heading).columns)).toEqual([['Products', 'Valves'], 'More'])
  expect(moves.mayAddHeading(NAVIGATION, 'entries')).toBe(false)
  expect(moves.mayAddHeading(NAVIGATION, 'entries', idOf(NAVIGATION, 'Dealers'))).toBe(false)
  const added = moves.addHeading(NAVIGATION, 'entries', heading, idOf(NAVIGATION, 'Support'))
  expect(added.entries?.[1]?.children.map(({ title }) => title)).toEqual(['Help', 'More', 'Learn'])
})

test.each([
  ['Portal', 'Products', ['Portal', 'Products', 'Service', 'Dealers']],
  ['Support', 'Dealers', ['Products', 'Service', 'Support', 'Dealers', 'Portal']],
  ['Service', 'Help', ['Products', 'Service', 'Dealers', 'Portal']],
  ['Help', 'Dealers', ['Products', 'Service', 'Dealers', 'Portal']],
])('%s is dropped on %s', (title, onto, expected) => {
  const dropped = moves.dropEntry(NAVIGATION, idOf(NAVIGATION, title), idOf(NAVIGATION, onto))
  expect(dropped.entries?.map((entry) => entry.title)).toEqual(expected)
})

import {
  BRANCH_NAMES,
  menuPathOf,
  type BranchName,
  type NavEntry,
  type Navigation,
} from '#features/authoring/navigation-admin/nav-tree.rules.ts'

type Entries = readonly NavEntry[]
type Way = { readonly from: string; readonly to: string }

/** An address of one market as the other has it; addresses of other sites stay. */
export const localise = (value: string, { from, to }: Way): string =>
  value === `/${from}` || value.startsWith(`/${from}/`) ? `/${to}${value.slice(from.length + 1)}` : value

const localiseAll = (value: unknown, way: Way): unknown => {
  if (typeof value === 'string') return localise(value, way)
  if (Array.isArray(value)) return value.map((one) => localiseAll(one, way))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, localiseAll(one, way)]))
}

const listAll = (entries: Entries): NavEntry[] => entries.flatMap((entry) => [entry, ...listAll(entry.children)])

type Parts = { readonly way: Way; readonly known: ReadonlyMap<string, NavEntry>; readonly keepsTexts: boolean }

const copyEntry = (entry: NavEntry, place: NavEntry | undefined, parts: Parts): NavEntry => {
  const { way, known, keepsTexts } = parts
  const href = entry.href === undefined ? undefined : localise(entry.href, way)
  // A link is known again by its target, a heading by its place.
  const there = href === undefined ? (place?.href === undefined ? place : undefined) : known.get(href)
  const own = keepsTexts ? there : undefined
  return {
    ...entry,
    title: own?.title ?? entry.title,
    ...(href !== undefined && { href }),
    rest: { ...(localiseAll(entry.rest, way) as NavEntry['rest']), ...own?.rest },
    children: entry.children.map((child, at) => copyEntry(child, there?.children[at], parts)),
  }
}

/** The tree of one market in another; where the language differs, the words of links that are there already stay. */
export const applyNavigation = (source: Navigation, target: Navigation, way: Way): Navigation => {
  const keepsTexts = way.from.split('/')[1] !== way.to.split('/')[1]
  const copyBranch = (name: BranchName): readonly [BranchName, Entries][] => {
    const [entries, before] = [source[name], target[name]]
    if (!entries || !before) return before ? [[name, before]] : []
    const known = new Map(listAll(before).flatMap((one) => (one.href === undefined ? [] : [[one.href, one] as const])))
    return [[name, entries.map((entry, at) => copyEntry(entry, before[at], { way, known, keepsTexts }))]]
  }
  return Object.fromEntries(BRANCH_NAMES.flatMap(copyBranch))
}

/** A path for the menu of an entry, which no other one has. */
const freeMenuPath = (title: string, taken: readonly string[]): string => {
  const slug =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'menu'
  const path = `/fragments/navigation/${slug}`
  const free = Array.from({ length: taken.length + 1 }, (_, at) => (at === 0 ? path : `${path}-${at + 1}`))
  return free.find((one) => !taken.includes(one)) ?? path
}

/** Entries of the header without a menu, and without one that is generated, can get one. */
export const mayGetMenu = (navigation: Navigation, id: string): boolean => {
  const entry = navigation.entries?.find((one) => one.id === id)
  return entry !== undefined && entry.title.trim() !== '' && entry.rest['subnav'] === undefined
}

/** With one heading, which the author names. */
export const giveMenu = (navigation: Navigation, id: string, locale: string): Navigation => {
  if (!mayGetMenu(navigation, id)) return navigation
  const entries = navigation.entries ?? []
  const taken = entries.flatMap(({ rest }) => menuPathOf(rest) ?? [])
  const change = (entry: NavEntry): NavEntry => ({
    ...entry,
    rest: { ...entry.rest, flyout: 'standard', subnav: `/${locale}${freeMenuPath(entry.title, taken)}.external` },
    children: [{ id: `${id}.first`, title: '', rest: {}, children: [] }],
  })
  return { ...navigation, entries: entries.map((entry) => (entry.id === id ? change(entry) : entry)) }
}

/** Menus that entries have and no fragment holds yet, by their paths. */
export const listNewMenus = (navigation: Navigation, known: ReadonlySet<string>): { path: string; title: string }[] =>
  (navigation.entries ?? []).flatMap(({ rest, title, children }) => {
    const path = menuPathOf(rest)
    return path !== undefined && children.length > 0 && !known.has(path) ? [{ path, title }] : []
  })

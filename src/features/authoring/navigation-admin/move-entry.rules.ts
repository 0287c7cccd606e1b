import {
  BRANCHES,
  isHeadingAt,
  menuPathOf,
  type BranchName,
  type NavEntry,
  type Navigation,
} from '#features/authoring/navigation-admin/nav-tree.rules.ts'

export const MOVES = ['up', 'down', 'in', 'out'] as const
export type Move = (typeof MOVES)[number]

type Entries = readonly NavEntry[]
/** Indexes from the top: `[2, 0, 1]` is the second link of the first heading below the third entry. */
type Place = readonly number[]

const placeIn = (entries: Entries, id: string): Place | undefined => {
  for (const [at, entry] of entries.entries()) {
    if (entry.id === id) return [at]
    const below = placeIn(entry.children, id)
    if (below) return [at, ...below]
  }
  return undefined
}

export type Found = { readonly branch: BranchName; readonly place: Place; readonly entry: NavEntry; readonly isHeading: boolean }

const entryAt = (entries: Entries, [at = 0, ...rest]: Place): NavEntry | undefined =>
  rest.length === 0 ? entries[at] : entryAt(entries[at]?.children ?? [], rest)

export const findEntry = (navigation: Navigation, id: string | undefined): Found | undefined => {
  if (id === undefined) return undefined
  for (const [name, entries] of Object.entries(navigation)) {
    const place = placeIn(entries, id)
    const entry = place && entryAt(entries, place)
    const branch = name as BranchName
    if (place && entry) return { branch, place, entry, isHeading: isHeadingAt(BRANCHES[branch].shape, place.length - 1) }
  }
  return undefined
}

/** Changes the list that holds a place. */
const changeSiblings = (
  entries: Entries,
  [at = 0, ...rest]: Place,
  change: (siblings: Entries, at: number) => Entries,
): Entries =>
  rest.length === 0
    ? change(entries, at)
    : entries.map((entry, index) => (index === at ? { ...entry, children: changeSiblings(entry.children, rest, change) } : entry))

const takeOut = (entries: Entries, place: Place): Entries =>
  changeSiblings(entries, place, (siblings, at) => siblings.filter((_, index) => index !== at))

const putAt = (entries: Entries, place: Place, entry: NavEntry): Entries =>
  changeSiblings(entries, place, (siblings, at) => [...siblings.slice(0, at), entry, ...siblings.slice(at)])

/** In another list a link keeps title and target alone: every list has further fields of its own. */
const toPlainLink = (entry: NavEntry): NavEntry => ({ ...entry, rest: {} })

const childrenAt = (entries: Entries, place: Place): Entries =>
  place.length === 0 ? entries : (entryAt(entries, place)?.children ?? [])

/** Where an entry would stand after a move, with itself taken out before; undefined where it cannot go. */
const targetOf = (
  entries: Entries,
  { place, entry, branch }: Found,
  move: Move,
): { place: Place; isElsewhere: boolean } | undefined => {
  const [at, parent] = [place.at(-1) ?? 0, place.slice(0, -1)]
  const group = parent.at(-1) ?? 0
  const here = (index: number) => ({ place: [...parent, index], isElsewhere: false })
  const inGroup = (next: Place, index: number) => ({ place: [...next, index], isElsewhere: false })
  const around = parent.slice(0, -1)
  if (move === 'up') {
    if (at > 0) return here(at - 1)
    const before = [...around, group - 1]
    return parent.length > 0 && entry.href !== undefined && group > 0
      ? inGroup(before, childrenAt(entries, before).length)
      : undefined
  }
  if (move === 'down') {
    if (at < childrenAt(entries, parent).length - 1) return here(at + 1)
    const isLast = group >= childrenAt(entries, around).length - 1
    return parent.length > 0 && entry.href !== undefined && !isLast ? inGroup([...around, group + 1], 0) : undefined
  }
  if (BRANCHES[branch].shape !== 'menu') return undefined
  if (move === 'out') return place.length === 3 ? { place: [(place[0] ?? 0) + 1], isElsewhere: true } : undefined
  const groups = place.length === 1 && entry.children.length === 0 ? (entries[at - 1]?.children ?? []) : []
  const last = groups.at(-1)
  return last ? { place: [at - 1, groups.length - 1, last.children.length], isElsewhere: true } : undefined
}

export const mayMove = (navigation: Navigation, id: string, move: Move): boolean => {
  const found = findEntry(navigation, id)
  return found !== undefined && targetOf(navigation[found.branch] ?? [], found, move) !== undefined
}

/** The navigation after a move; the same one where the entry cannot go there. */
export const moveEntry = (navigation: Navigation, id: string, move: Move): Navigation => {
  const found = findEntry(navigation, id)
  const entries = found && (navigation[found.branch] ?? [])
  const target = found && entries && targetOf(entries, found, move)
  if (!found || !entries || !target) return navigation
  const moved = target.isElsewhere ? toPlainLink(found.entry) : found.entry
  return { ...navigation, [found.branch]: putAt(takeOut(entries, found.place), target.place, moved) }
}

export const removeEntry = (navigation: Navigation, id: string): Navigation => {
  const found = findEntry(navigation, id)
  return found ? { ...navigation, [found.branch]: takeOut(navigation[found.branch] ?? [], found.place) } : navigation
}

export const editEntry = (navigation: Navigation, id: string, change: Partial<Pick<NavEntry, 'title' | 'href'>>): Navigation => {
  const found = findEntry(navigation, id)
  if (!found) return navigation
  const edit = (siblings: Entries, at: number): Entries =>
    siblings.map((one, index) => (index === at ? { ...one, ...change } : one))
  return { ...navigation, [found.branch]: changeSiblings(navigation[found.branch] ?? [], found.place, edit) }
}

/** In front of the entry it is dropped on; a link on a heading becomes its last one. A place of another kind changes nothing. */
export const dropEntry = (navigation: Navigation, id: string, onto: string): Navigation => {
  const [moved, target] = [findEntry(navigation, id), findEntry(navigation, onto)]
  if (!moved || !target || id === onto || (moved.isHeading && !target.isHeading)) return navigation
  const isBelowItself = target.branch === moved.branch && moved.place.every((at, index) => target.place[index] === at)
  const hasMenu = moved.entry.children.length > 0 && !moved.isHeading
  const isSameList = moved.branch === target.branch && moved.place.length === target.place.length
  const entersHeading = target.isHeading && !moved.isHeading
  if (isBelowItself || (hasMenu && (!isSameList || entersHeading)) || (moved.isHeading && moved.branch !== target.branch))
    return navigation
  const entry = isSameList || moved.isHeading ? moved.entry : toPlainLink(moved.entry)
  const rest = removeEntry(navigation, id)
  const place = findEntry(rest, onto)
  if (!place) return navigation
  const spot = entersHeading ? [...place.place, place.entry.children.length] : place.place
  return { ...rest, [target.branch]: putAt(rest[target.branch] ?? [], spot, entry) }
}

const insert = (navigation: Navigation, branch: BranchName, place: Place, entry: NavEntry): Navigation => ({
  ...navigation,
  [branch]: putAt(navigation[branch] ?? [], place, entry),
})

/** A link behind the chosen one, in the chosen heading, or at the end of the branch. */
export const addLink = (navigation: Navigation, branch: BranchName, entry: NavEntry, beside?: string): Navigation => {
  const entries = navigation[branch] ?? []
  const found = findEntry(navigation, beside)
  if (found?.branch === branch && found.isHeading)
    return insert(navigation, branch, [...found.place, found.entry.children.length], entry)
  if (found?.branch === branch)
    return insert(navigation, branch, [...found.place.slice(0, -1), (found.place.at(-1) ?? 0) + 1], entry)
  const last = entries.at(-1)
  if (BRANCHES[branch].shape !== 'columns') return insert(navigation, branch, [entries.length], entry)
  return last ? insert(navigation, branch, [entries.length - 1, last.children.length], entry) : navigation
}

/** Where a new heading would stand: among the columns, or in the menu that is chosen. */
const headingPlace = (navigation: Navigation, branch: BranchName, beside?: string): Place | undefined => {
  const { shape } = BRANCHES[branch]
  const found = findEntry(navigation, beside)
  const place = found?.branch === branch ? found.place : undefined
  if (shape === 'columns') return [place ? (place[0] ?? 0) + 1 : (navigation[branch]?.length ?? 0)]
  const [entry, heading] = place ?? []
  if (shape !== 'menu' || entry === undefined) return undefined
  const chosen = navigation[branch]?.[entry]
  if (!chosen || menuPathOf(chosen.rest) === undefined) return undefined
  return [entry, heading === undefined ? chosen.children.length : heading + 1]
}

export const mayAddHeading = (navigation: Navigation, branch: BranchName, beside?: string): boolean =>
  headingPlace(navigation, branch, beside) !== undefined

export const addHeading = (navigation: Navigation, branch: BranchName, entry: NavEntry, beside?: string): Navigation => {
  const place = headingPlace(navigation, branch, beside)
  return place ? insert(navigation, branch, place, entry) : navigation
}

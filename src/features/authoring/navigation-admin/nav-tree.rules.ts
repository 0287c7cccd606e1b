import { lookUp } from '#kernel/look-up.ts'

type Props = Readonly<Record<string, unknown>>
/** As much of a page as holds navigation. */
export type Fragment = { readonly blocks: readonly { readonly type: string; readonly props: Props }[] }
/** By their paths below the locale. */
export type Fragments = ReadonlyMap<string, Fragment>

/** One line of the navigation: a link, or a heading with links below it. */
export type NavEntry = {
  readonly id: string
  readonly title: string
  /** Undefined: a heading. */
  readonly href?: string
  /** The block's properties beyond title and link. */
  readonly rest: Props
  readonly children: readonly NavEntry[]
}

export const PARTS = ['header', 'footer', 'business'] as const
export type Part = (typeof PARTS)[number]

/** `menu`: links, headings below them, links below these. `columns`: headings with links. `links`: links alone. */
export type Shape = 'menu' | 'columns' | 'links'

type BranchSpec = {
  readonly part: Part
  readonly shape: Shape
  readonly fragment: string
  readonly block: string
  readonly field: string
}

const HEADER = { fragment: '/fragments/header', block: 'site-header' } as const
const FOOTER = { fragment: '/fragments/footer', block: 'site-footer' } as const

/** Where header, menus, footer and business links stand in the frame's fragments. */
export const BRANCHES = {
  entries: { ...HEADER, part: 'header', shape: 'menu', field: 'entries' },
  signIn: { ...HEADER, part: 'header', shape: 'links', field: 'signInLinks' },
  contact: { ...HEADER, part: 'header', shape: 'links', field: 'contactWays' },
  columns: { ...FOOTER, part: 'footer', shape: 'columns', field: 'columns' },
  legal: { ...FOOTER, part: 'footer', shape: 'links', field: 'legal' },
  businessHeader: { ...HEADER, part: 'business', shape: 'links', field: 'business' },
  businessFooter: { ...FOOTER, part: 'business', shape: 'links', field: 'business' },
} as const satisfies Readonly<Record<string, BranchSpec>>
export type BranchName = keyof typeof BRANCHES
export const BRANCH_NAMES = Object.keys(BRANCHES) as BranchName[]

export type Navigation = Readonly<Partial<Record<BranchName, readonly NavEntry[]>>>

/** How the blocks of menus name their headings, and the list that holds them. */
const MENUS = { 'nav-columns': { list: 'columns', heading: 'heading' }, 'nav-tabs': { list: 'tabs', heading: 'label' } } as const
type MenuType = keyof typeof MENUS
const isMenu = (type: string): type is MenuType => Object.hasOwn(MENUS, type)

export const isHeadingAt = (shape: Shape, depth: number): boolean =>
  (shape === 'menu' && depth === 1) || (shape === 'columns' && depth === 0)

const listOf = (props: Props | undefined, field: string): readonly Props[] => {
  const value = props && lookUp(props, field)
  return Array.isArray(value) ? (value as Props[]) : []
}
const textOf = (props: Props, field: string): string => {
  const value = lookUp(props, field)
  return typeof value === 'string' ? value : ''
}
const without = (props: Props, ...names: readonly string[]): Props =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)))

/** `/us/en/fragments/navigation/about.external` is the fragment `/fragments/navigation/about`; the category tree is none. */
export const menuPathOf = (rest: Props): string | undefined => {
  const [, path] = /^\/[a-z]{2}\/[a-z]{2}(\/fragments\/[\w/-]+)(?:\.\w+)*$/.exec(textOf(rest, 'subnav')) ?? []
  return path
}

const readLink = (id: string, props: Props): NavEntry => ({
  ...{ id, title: textOf(props, 'label'), href: textOf(props, 'href'), children: [] },
  rest: without(props, 'label', 'href'),
})

const readGroups = (id: string, groups: readonly Props[], heading: string): NavEntry[] =>
  groups.map((group, at) => ({
    ...{ id: `${id}.${at}`, title: textOf(group, heading), rest: without(group, heading, 'links') },
    children: listOf(group, 'links').map((link, place) => readLink(`${id}.${at}.${place}`, link)),
  }))

const findBlock = (fragment: Fragment | undefined, isIt: (type: string) => boolean) =>
  fragment?.blocks.find(({ type }) => isIt(type))

const readMenu = (entry: NavEntry, fragments: Fragments): NavEntry => {
  const block = findBlock(fragments.get(menuPathOf(entry.rest) ?? ''), isMenu)
  if (!block || !isMenu(block.type)) return entry
  const { list, heading } = MENUS[block.type]
  return { ...entry, children: readGroups(entry.id, listOf(block.props, list), heading) }
}

/** Menus that the header's entries open, as far as authors write them. */
export const listMenuPaths = (header: Fragment | undefined): string[] =>
  listOf(findBlock(header, (type) => type === HEADER.block)?.props, 'entries').flatMap((entry) => menuPathOf(entry) ?? [])

export const readNavigation = (fragments: Fragments): Navigation => {
  const branches = BRANCH_NAMES.flatMap((name) => {
    const { fragment, block, field, shape } = BRANCHES[name]
    const found = findBlock(fragments.get(fragment), (type) => type === block)
    if (!found) return []
    const items = listOf(found.props, field)
    const links = () => items.map((item, at) => readLink(`${name}.${at}`, item))
    const entries =
      shape === 'columns'
        ? readGroups(name, items, 'heading')
        : shape === 'menu'
          ? links().map((one) => readMenu(one, fragments))
          : links()
    return [[name, entries] as const]
  })
  return Object.fromEntries(branches)
}

const writeLink = ({ title, href, rest }: NavEntry): Props => ({ ...rest, label: title.trim(), href: href?.trim() ?? '' })
const writeGroup = ({ title, rest, children }: NavEntry, heading: string): Props => ({
  ...{ ...rest, [heading]: title.trim() },
  links: children.map(writeLink),
})

const setField = (
  fragment: Fragment,
  isIt: (type: string) => boolean,
  change: (props: Props, type: string) => Props,
): Fragment => {
  const at = fragment.blocks.findIndex(({ type }) => isIt(type))
  return {
    ...fragment,
    blocks: fragment.blocks.map((block, place) => (place === at ? { ...block, props: change(block.props, block.type) } : block)),
  }
}

/** The fragments with this navigation; what they hold besides stays. */
export const writeNavigation = <One extends Fragment>(
  fragments: ReadonlyMap<string, One>,
  navigation: Navigation,
): ReadonlyMap<string, One> => {
  const written = new Map(fragments)
  const change = (path: string, isIt: (type: string) => boolean, write: (props: Props, type: string) => Props): void => {
    const before = written.get(path)
    if (before) written.set(path, setField(before, isIt, write) as One)
  }
  for (const name of BRANCH_NAMES) {
    const entries = navigation[name]
    if (!entries) continue
    const { fragment, block, field, shape } = BRANCHES[name]
    const items = entries.map((entry) => (shape === 'columns' ? writeGroup(entry, 'heading') : writeLink(entry)))
    change(
      fragment,
      (type) => type === block,
      (props) => (items.length === 0 && !Object.hasOwn(props, field) ? props : { ...props, [field]: items }),
    )
    if (shape !== 'menu') continue
    for (const { rest, children } of entries)
      change(menuPathOf(rest) ?? '', isMenu, (props, type) => {
        if (!isMenu(type)) return props
        const { list, heading } = MENUS[type]
        return { ...props, [list]: children.map((group) => writeGroup(group, heading)) }
      })
  }
  return written
}

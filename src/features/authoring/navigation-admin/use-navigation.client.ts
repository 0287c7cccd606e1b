import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#browser/api.ts'
import { applyNavigation, listNewMenus } from '#features/authoring/navigation-admin/apply-navigation.rules.ts'
import {
  createPage,
  listPages,
  publishPage,
  readPage,
  saveDraft,
  type FoundProblem,
} from '#features/authoring/authoring/public.ts'
import {
  listMenuPaths,
  readNavigation,
  writeNavigation,
  type Fragment,
  type Navigation,
} from '#features/authoring/navigation-admin/nav-tree.rules.ts'
import { FRAGMENT_PAGE } from '#foundation/blocks/public.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { lookUp } from '#kernel/look-up.ts'

/** A fragment as the server has it. */
type Stored = {
  readonly id: string
  readonly etag: string
  readonly content: Fragment
  readonly version: number
  readonly publishedVersion: number | null
}
type AllStored = ReadonlyMap<string, Stored>

export type Trouble =
  | { readonly kind: 'load' | 'conflict' | 'failed' }
  | { readonly kind: 'problems'; readonly problems: readonly FoundProblem[] }

type State = { readonly stored: AllStored; readonly navigation: Navigation; readonly original: Navigation }

export const isUnpublished = ({ stored }: Pick<State, 'stored'>): boolean =>
  [...stored.values()].some(({ version, publishedVersion }) => version !== publishedVersion)

const readFragment = async (locale: string, path: string): Promise<Stored | undefined> => {
  const listed = await call(listPages, { query: { locale, path }, isQuiet: true, errors: 'own' })
  const id = listed.data?.pages[0]?.id
  const page = id === undefined ? undefined : await call(readPage, { params: { id }, isQuiet: true, errors: 'own' })
  if (!page?.ok) return undefined
  const { etag, content, version, publishedVersion } = page.data
  return { id: page.data.id, etag, content: content as unknown as Fragment, version, publishedVersion }
}

/** Header and footer first; the header says which menus there are. */
const readStored = async (locale: string): Promise<AllStored> => {
  const { header, footer } = FRAME_FRAGMENTS
  const frame = await Promise.all([header, footer].map(async (path) => [path, await readFragment(locale, path)] as const))
  const menus = [...new Set(listMenuPaths(frame[0]?.[1]?.content))]
  const all = [...frame, ...(await Promise.all(menus.map(async (path) => [path, await readFragment(locale, path)] as const)))]
  return new Map(all.flatMap(([path, stored]) => (stored ? [[path, stored] as const] : [])))
}

const contentsOf = (stored: AllStored): ReadonlyMap<string, Fragment> =>
  new Map([...stored].map(([path, { content }]) => [path, content]))

const open = (stored: AllStored): State => {
  const navigation = readNavigation(contentsOf(stored))
  return { stored, navigation, original: navigation }
}

const troubleOf = (status: number, problem: unknown): Trouble => {
  if (status === 412) return { kind: 'conflict' }
  const problems =
    typeof problem === 'object' && problem ? lookUp(problem as Readonly<Record<string, unknown>>, 'problems') : undefined
  return Array.isArray(problems) && problems.length > 0
    ? { kind: 'problems', problems: problems as FoundProblem[] }
    : { kind: 'failed' }
}

/** A menu that is not there yet; it gets its headings when the navigation is saved. */
const startMenu = (title: string): Fragment => {
  const page = { ...FRAGMENT_PAGE, title, blocks: [{ id: 'menu', type: 'nav-columns', props: { columns: [] } }] }
  return page
}

const addMenus = (stored: AllStored, navigation: Navigation): AllStored =>
  new Map([
    ...stored,
    ...listNewMenus(navigation, new Set(stored.keys())).map(
      ({ path, title }) => [path, { id: '', etag: '', content: startMenu(title), version: 0, publishedVersion: null }] as const,
    ),
  ])

const createFragment = async (locale: string, path: string, content: Fragment): Promise<Stored | Trouble> => {
  const made = await call(createPage, { body: { locale, path, content }, errors: 'own' })
  if (!made.ok) return troubleOf(made.status, made.problem)
  return (await readFragment(locale, path)) ?? { kind: 'failed' }
}

/** Saves the fragments that differ, one after the other; what was saved before a failure stays saved. */
const saveAll = async (
  { stored, navigation }: Pick<State, 'stored' | 'navigation'>,
  locale: string,
): Promise<{ readonly stored: AllStored; readonly trouble?: Trouble }> => {
  const saved = new Map(stored)
  const all = addMenus(stored, navigation)
  for (const [path, content] of writeNavigation(contentsOf(all), navigation)) {
    const before = all.get(path)
    if (!before || JSON.stringify(content) === JSON.stringify(before.content)) continue
    if (before.id === '') {
      const made = await createFragment(locale, path, content)
      if ('kind' in made) return { stored: saved, trouble: made }
      saved.set(path, made)
      continue
    }
    const answer = await call(saveDraft, {
      ...{ params: { id: before.id }, query: {}, body: { ...content }, headers: { 'if-match': before.etag } },
      errors: 'own',
    })
    if (!answer.ok) return { stored: saved, trouble: troubleOf(answer.status, answer.problem) }
    saved.set(path, { ...before, content, etag: answer.data.etag, version: answer.data.version })
  }
  return { stored: saved }
}

/** The menus before the header that opens them. */
const publishAll = async (stored: AllStored): Promise<{ readonly stored: AllStored; readonly trouble?: Trouble }> => {
  const published = new Map(stored)
  for (const [path, fragment] of [...stored].toReversed()) {
    if (fragment.version === fragment.publishedVersion) continue
    const answer = await call(publishPage, { params: { id: fragment.id }, body: {}, errors: 'own' })
    if (!answer.ok) return { stored: published, trouble: troubleOf(answer.status, answer.problem) }
    published.set(path, { ...fragment, publishedVersion: answer.data.publishedVersion })
  }
  return { stored: published }
}

/** The navigation of one market, as it is being written. */
export const useNavigation = (locale: string) => {
  const [state, setState] = useState<State>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [isBusy, setBusy] = useState(false)

  const load = async (requested: string): Promise<void> => {
    const stored = await readStored(requested)
    setTrouble(stored.size === 0 ? { kind: 'load' } : undefined)
    setState(open(stored))
  }
  const loadFirst = useEffectEvent((requested: string) => void load(requested))
  useEffect(() => {
    const timer = setTimeout(() => loadFirst(locale))
    return () => clearTimeout(timer)
  }, [locale])

  /** True when all went well; what the author wrote stays either way. */
  const send = async (isPublished: boolean): Promise<boolean> => {
    if (!state) return false
    setBusy(true)
    const saved = await saveAll(state, locale)
    const sent = isPublished && !saved.trouble ? await publishAll(saved.stored) : saved
    setTrouble(sent.trouble)
    setState({ ...state, stored: sent.stored, original: sent.trouble ? state.original : state.navigation })
    setBusy(false)
    return sent.trouble === undefined
  }
  /** The tree as drafts of the other markets; how many took it. */
  const applyTo = async (others: readonly string[]): Promise<number> => {
    if (!state) return 0
    setBusy(true)
    let applied = 0
    for (const to of others) {
      const stored = await readStored(to)
      const navigation = applyNavigation(state.navigation, readNavigation(contentsOf(stored)), { from: locale, to })
      const { trouble: found } =
        stored.size === 0 ? { trouble: { kind: 'load' } as const } : await saveAll({ stored, navigation }, to)
      if (found) setTrouble(found)
      else applied += 1
    }
    setBusy(false)
    return applied
  }
  const hasChanges = state !== undefined && state.navigation !== state.original
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasChanges])

  return {
    state,
    trouble,
    isBusy,
    hasChanges,
    change: (edit: (navigation: Navigation) => Navigation): void =>
      setState((before) => before && { ...before, navigation: edit(before.navigation) }),
    save: () => send(false),
    publish: () => send(true),
    applyTo,
    reload: () => load(locale),
  }
}

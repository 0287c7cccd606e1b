import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { ENTRY, ISLAND } from './browser-plugins.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const REACT = /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler)\//
/** Not the shells beside them, which only people who are signed in load. */
const PUBLIC_BLOCK = /\/src\/features\/site\/(?:content|navigation)\/.*\.block\.tsx$/
/** The header is static markup, and what has state in it is islands: no other block needs them. */
const HEADER = /\/src\/features\/site\/navigation\//
const BLOCK = /\/src\/(?:foundation|features)\/.*\.block\.tsx$/
const PICTURE_VIEWER = /\/enlarged-pictures\.tsx$/
const GRID = /\/src\/(?:ui\/data-grid\/|browser\/grid-query|kernel\/list-query)|\/@tanstack\/(?:react-)?(?:table|virtual|store)/
const PORTAL = /\/src\/browser\/portal\.tsx$/
/** Rules that visitors run on pages of one kind only. */
const PLAIN_AREA = /\/src\/(?:foundation\/(?!identity\/|locale\/)|features\/(?!storefront\/))/
const SLOTS = /\/src\/(?:foundation\/blocks\/page-slot\.client|browser\/area-texts)\.tsx?$/
/** Small ones of which most pages of the portal use some. */
const PORTAL_PART =
  /\/@tanstack\/|\/foundation\/favourites\/|side-navigation\.module\.css$|\/features\/accounts\/.*\.css$|\/ui\/charts\/(?:chart\.rules|mini-bars\.module)/

type IsUser = (id: string, context: Rolldown.ChunkingContext) => boolean

/** Whether a module of that kind imports it, itself or through others. */
const isUsedBy = (user: RegExp | IsUser, id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
  if (user instanceof RegExp ? user.test(id) : user(id, context)) return true
  seen.add(id)
  return (context.getModuleInfo(id)?.importers ?? []).some(
    (importer) => !seen.has(importer) && isUsedBy(user, importer, context, seen),
  )
}

/** Behind doors from which the entry takes something else: it names them, and uses none of them. */
const NOT_IN_ENTRY =
  /\/(?:site-locale(?:\.rules)?|icons|page-context\.client|page-slot\.client|decision|shared-value|person-here\.client|browser\/api|(?:impersonation|session)\.api|reply-shape|csr\.rules|message-bundle\.(?:client|rules)|locale\.api)\.tsx?$/

const isInEntry = (id: string, context: Rolldown.ChunkingContext): boolean =>
  !NOT_IN_ENTRY.test(id) && isUsedBy(ENTRY, id, context)

const isForVisitors = (id: string, context: Rolldown.ChunkingContext): boolean =>
  [PUBLIC_BLOCK, ISLAND, PICTURE_VIEWER].some((user) => isUsedBy(user, id, context))

/** A script without React that a public page fetches when it needs it: what it uses must not come with React. */
const isPlainScript: IsUser = (id, context) =>
  /\/src\/(?!.*\/texts\/).*\.ts$/.test(id) && (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/** One that any visitor may need, since an enhancer fetches it. */
const isFetchedByEntry: IsUser = (id, context) =>
  isPlainScript(id, context) &&
  (context.getModuleInfo(id)?.dynamicImporters ?? []).some((importer) => importer.endsWith('.enhance.ts'))

const domainOf = (id: string): string => /\/src\/(?:features\/)?([^/]+)\//.exec(id)?.[1] ?? ''

const uses = (pattern: RegExp, id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
  if (pattern.test(id)) return true
  seen.add(id)
  return (context.getModuleInfo(id)?.importedIds ?? []).some((file) => !seen.has(file) && uses(pattern, file, context, seen))
}

/** Code that a plain script shares with others stays a file of its own. */
const isPlain = (id: string, context: Rolldown.ChunkingContext): boolean =>
  isUsedBy(isPlainScript, id, context) && (id.endsWith('.rules.ts') || !uses(REACT, id, context))

const importsStyles = (id: string, context: Rolldown.ChunkingContext): boolean =>
  context.getModuleInfo(id)?.importedIds.some((file) => file.endsWith('.module.css')) ?? false

const TEXTS = /\/src\/(?:foundation|features\/[^/]+)\/([^/]+)\/texts\/(..)\.ts$/
const list = (pattern: string): string[] => globSync(pattern, { cwd: ROOT })
/** Whose words a public page says: islands name them when they are hydrated; the page at which a session ends is for visitors too. */
const visitorNamespaces = new Set([
  'session-life',
  ...list('src/{foundation,features}/**/*.island.tsx').flatMap((file) => {
    const [, names = ''] = /namespaces: \[([^\]]*)\]/.exec(readFileSync(resolve(ROOT, file), 'utf8')) ?? []
    return names.match(/[\w-]+/g) ?? []
  }),
])
/** Those that stand by on every page for people who are signed in. */
const SHELL_FEATURES = new Set([
  'home',
  ...list('src/{foundation,features/*}/*/*.shell.tsx').map((file) => file.split(/[\\/]/).at(-2) ?? ''),
])
/** Those whose words no public page needs. */
const PORTAL_FEATURES = new Set([...SHELL_FEATURES].filter((name) => !visitorNamespaces.has(name)))

const loadedBy = new Map<string, ReadonlySet<string>>()
/** The files that are loaded by themselves and need it. */
const loadersOf = (id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const known = loadedBy.get(id)
  if (known) return known
  const loaders = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const info = context.getModuleInfo(file)
    if (info?.isEntry || info?.dynamicImporters.length) loaders.add(file)
    info?.importers.forEach(visit)
  }
  visit(id)
  loadedBy.set(id, loaders)
  return loaders
}

/** Code that scripts without React share with the portal. The part of the search that a visitor may need comes in a file beside: who opens a picture needs no rules of it. */
const namePlain = (id: string, context: Rolldown.ChunkingContext): string | null => {
  if (!id.endsWith('.ts') || !isUsedBy(PORTAL, id, context)) return null
  if (!isForVisitors(id, context)) return isUsedBy(isFetchedByEntry, id, context) ? 'plain' : 'portal'
  return PLAIN_AREA.test(id) ? 'plain-areas' : 'plain'
}

const DESIGN = /\/src\/(?:ui|browser|kernel)\/(?!.*charts\/)/
const OF_AREA = /\/src\/(?:foundation|features)\/(?!.*\.(?:block|island|shell|slot)\.tsx$)/
/** Areas with few styles have one file of them; elsewhere larger ones stay with their pages. */
const FEW_STYLES = /\/src\/features\/(?!storefront|site|search|buying).*\.css$/

/** Files that are fetched one after the other come as one file, with the code that only they need. */
const TOGETHER: readonly (readonly [string, RegExp])[] = [
  // The home page of the portal, where people come in.
  ['area-accounts', /\/accounts\/(?:home|account-settings\/account)\/.*\b(?:home-cards|account-home)\.block\.tsx$/],
  ['analytics', /\/foundation\/analytics\/(?:send-events|login)\.client\.ts$/],
  ['plain', /\/pending-notices\.client\.ts$/],
]
/** Small ones that islands share with the portal. */
const BESIDE_CONTROLS = /\/(?:locale\/(?:message-bundle|locale\.api)|offer\/account-offers\.client)/

const nameShared: Rolldown.CodeSplittingNameFunction = (id, context) => {
  if (isInEntry(id, context)) return null
  const loaders = [...loadersOf(id, context)]
  const together = TOGETHER.find(([, loader]) => loaders.length > 0 && loaders.every((file) => loader.test(file)))
  if (together && !id.endsWith('.css')) return together[0]
  if (isPlain(id, context)) return loaders.length > 1 ? namePlain(id, context) : null
  const times = loaders.length
  // Code that islands use as well comes in a file of its own: a visitor who reaches for one needs no tables.
  if (isForVisitors(id, context)) {
    if (BESIDE_CONTROLS.test(id)) return 'controls'
    if (DESIGN.test(id)) return times > 2 ? 'controls' : null
    return times > 1 && (id.endsWith('.rules.ts') || !uses(REACT, id, context)) ? namePlain(id, context) : null
  }
  // Whoever signs in loads the portal's parts as well: what only stands by for people who are signed in comes beside.
  if (isUsedBy(PORTAL, id, context)) return id.endsWith('.css') || isUsedBy(BLOCK, id, context) ? 'portal' : 'shells'
  if (PORTAL_PART.test(id) || (DESIGN.test(id) && times > 2)) return 'portal'
  // Pages without lists need not load what lists are made of.
  if (!OF_AREA.test(id) || uses(GRID, id, context)) return null
  return times > 1 || FEW_STYLES.test(id) ? `area-${domainOf(id)}` : null
}

/** Each file costs a round trip before the first paint or the hydration: what public pages share comes in one of its kind. */
export const browserGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT },
  // Menus and lists arrive after the page, and bring their styles then.
  { name: 'menus', test: /\/navigation\/blocks\/(?:nav-[a-z]+|locale-list)\.module\.css$/ },
  {
    debugName: 'styles of public pages, and small scripts that the entry shares with those that come later',
    // With those of enhancers: what they tend stands on every page. Not those of `ui/site.css`: they say the order of layers, so they have to come first.
    name: (id, context) =>
      !id.endsWith('.css') || isUsedBy(PUBLIC_BLOCK, id, context) || isUsedBy(ENTRY, id, context) ? 'pages' : null,
    test: /\.module\.css$|vite\/preload-helper|\/(?:browser\/(?:cookies|log|storage)|kernel\/(?:locale|look-up)|analytics\/privacy\.(?:rules|client)|[\w/-]+\/(?:sign-in-state|session-storage)\.rules)\.ts$|\/ui\/icons\.svg/,
  },
  {
    debugName: 'scripts that interactive blocks share',
    // Not what the entry needs: every page would load the rest with it.
    name: (id, context) => {
      // Places that areas fill for each other: blocks that wake and shells look for them.
      if (SLOTS.test(id)) return 'shared'
      if (!isForVisitors(id, context) || isInEntry(id, context) || isPlain(id, context)) return null
      if (isUsedBy(PUBLIC_BLOCK, id, context)) return HEADER.test(id) ? null : 'shared'
      // Islands come later: neither their styles nor what features share between them stands on every page.
      return /\/src\/(?:foundation|features)\//.test(id) || importsStyles(id, context) ? null : 'shared'
    },
    test: /\/src\/(?!.*(?:\.(?:block|island)\.tsx|\/texts\/\w+\.ts)$).*\.tsx?$/,
    minShareCount: 2,
  },
  // Lists and forms of the portal: neither stands on every page.
  {
    name: 'grid',
    test: GRID,
  },
  { name: 'form', test: /\/node_modules\/react-hook-form\/|\/src\/browser\/form\/(?!.*\.test)/ },
  {
    debugName: 'what pages with a session share',
    name: nameShared,
    test: /\/src\/(?!.*\/texts\/\w+\.ts$).*\.(?:tsx?|module\.css)$|\/node_modules\/@tanstack\/(?:react-query|query-core)\//,
  },
  {
    debugName: 'words of the design system, and where all others are',
    name: (id) => `ui-words-${id.slice(-5, -3)}`,
    test: /\/src\/(?:ui\/texts|browser\/text-files)\/..\.ts$/,
  },
  {
    debugName: 'words that every signed-in page needs',
    name: (id) => {
      const [, feature = '', language] = TEXTS.exec(id) ?? []
      if (PORTAL_FEATURES.has(feature)) return `words-${language}`
      return SHELL_FEATURES.has(feature) ? `words-visitors-${language}` : null
    },
    test: TEXTS,
  },
]

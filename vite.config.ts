import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { endpointModules } from './src/app/endpoint-modules.ts'
import { nameClasses, type Sheet } from './src/app/class-names.rules.ts'

const REACT = /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler)\//
/** Not the shells beside them, which only people who are signed in load. */
const PUBLIC_BLOCK = /\/src\/features\/site\/(?:content|navigation)\/.*\.block\.tsx$/
/** The header is static markup, and what has state in it is islands: no other block needs them. */
const HEADER = /\/src\/features\/site\/navigation\//
const ENTRY = /\/src\/browser\/entry\.ts$/
const ISLAND = /\/src\/(?:foundation|features)\/.*\.island\.tsx$/
const BLOCK = /\/src\/(?:foundation|features)\/.*\.block\.tsx$/
const PICTURE_VIEWER = /\/enlarged-pictures\.tsx$/
const GRID = /\/src\/(?:ui\/data-grid\/|browser\/grid-query|kernel\/list-query)|\/@tanstack\/(?:react-)?(?:table|virtual|store)/
const PORTAL = /\/src\/browser\/portal\.tsx$/

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
  /\/(?:site-locale(?:\.rules)?|icons|page-context\.client|page-slot\.client|decision|shared-value|person-here\.client|browser\/api|(?:impersonation|session)\.api|reply-shape|csr\.rules)\.tsx?$/

const isInEntry = (id: string, context: Rolldown.ChunkingContext): boolean =>
  !NOT_IN_ENTRY.test(id) && isUsedBy(ENTRY, id, context)

const isForVisitors = (id: string, context: Rolldown.ChunkingContext): boolean =>
  [PUBLIC_BLOCK, ISLAND, PICTURE_VIEWER].some((user) => isUsedBy(user, id, context))

/** A script without React that a public page fetches when it needs it: what it uses must not come with React. */
const isPlainScript: IsUser = (id, context) =>
  /\/src\/(?!.*\/texts\/).*\.ts$/.test(id) && (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

const uses = (pattern: RegExp, id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
  if (pattern.test(id)) return true
  seen.add(id)
  return (context.getModuleInfo(id)?.importedIds ?? []).some((file) => !seen.has(file) && uses(pattern, file, context, seen))
}

/** What a plain script shares with others stays a file of its own. */
const isPlain = (id: string, context: Rolldown.ChunkingContext): boolean =>
  isUsedBy(isPlainScript, id, context) && (id.endsWith('.rules.ts') || !uses(REACT, id, context))

const importsStyles = (id: string, context: Rolldown.ChunkingContext): boolean =>
  context.getModuleInfo(id)?.importedIds.some((file) => file.endsWith('.module.css')) ?? false

const TEXTS = /\/src\/(?:foundation|features\/[^/]+)\/([^/]+)\/texts\/(..)\.ts$/
const list = (pattern: string): string[] => globSync(pattern, { cwd: import.meta.dirname })
/** Whose words a public page says: islands name them when they are hydrated; the page at which a session ends is for visitors too. */
const visitorNamespaces = new Set([
  'session-life',
  ...list('src/{foundation,features}/**/*.island.tsx').flatMap((file) => {
    const [, names = ''] = /namespaces: \[([^\]]*)\]/.exec(readFileSync(resolve(import.meta.dirname, file), 'utf8')) ?? []
    return names.match(/[\w-]+/g) ?? []
  }),
])
/** Those that stand by on every page for people who are signed in. */
const SHELL_FEATURES = new Set(list('src/{foundation,features/*}/*/*.shell.tsx').map((file) => file.split(/[\\/]/).at(-2) ?? ''))
/** Those whose words no public page needs. */
const PORTAL_FEATURES = new Set([...SHELL_FEATURES].filter((name) => !visitorNamespaces.has(name)))

/** Each file costs a round trip before the first paint or the hydration: what public pages share comes in one of its kind. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT },
  { name: 'query', test: /\/node_modules\/@tanstack\/(?:react-query|query-core)\// },
  // Small ones that the entry shares with scripts that come later.
  { name: 'core', test: /vite\/preload-helper|\/src\/(?:browser\/cookies|foundation\/analytics\/privacy\.rules)\.ts$/ },
  // Places that areas fill for each other: only blocks of the portal have some.
  { name: 'slots', test: /\/src\/(?:foundation\/blocks\/page-slot\.client|browser\/(?:slots|area-texts))\.tsx?$/ },
  // Menus and lists arrive after the page, and bring their styles then.
  { name: 'menus', test: /\/navigation\/blocks\/(?:nav-[a-z]+|locale-list)\.module\.css$/ },
  {
    debugName: 'styles of public pages',
    // With those of enhancers: what they tend stands on every page.
    name: (id, context) => (isUsedBy(PUBLIC_BLOCK, id, context) || isUsedBy(ENTRY, id, context) ? 'pages' : null),
    test: /\.module\.css$/,
  },
  {
    debugName: 'scripts that interactive blocks share',
    // Not what the entry needs: every page would load the rest with it.
    name: (id, context) => {
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
    debugName: 'what plain scripts share with the portal',
    // What a visitor may need of an area comes in a file beside: who opens a picture needs no rules of the search.
    name: (id, context) => {
      if (!isPlain(id, context) || isInEntry(id, context) || !isUsedBy(PORTAL, id, context)) return null
      if (!isForVisitors(id, context)) return 'portal-plain'
      return /\/src\/(?:foundation\/(?!identity\/)|features\/)/.test(id)
        ? /\/storefront\//.test(id)
          ? null
          : 'plain-areas'
        : 'plain'
    },
    test: /\/src\/(?!.*\/texts\/).*\.ts$/,
    minShareCount: 2,
  },
  {
    debugName: 'what stands by for people who are signed in',
    name: (id, context) => {
      if (!isUsedBy(PORTAL, id, context) || isForVisitors(id, context) || isInEntry(id, context)) return null
      if (isPlain(id, context)) return null
      return isUsedBy(BLOCK, id, context) ? 'parts' : 'shells'
    },
    test: /\/src\/(?!browser\/portal\.tsx$|.*\/texts\/\w+\.ts$).*\.(?:tsx?|module\.css)$/,
  },
  {
    debugName: 'parts of the design system that blocks share',
    // What islands use as well comes in a file of its own: a visitor who reaches for one needs no tables.
    name: (id, context) => {
      if (isInEntry(id, context) || isPlain(id, context)) return null
      return isForVisitors(id, context) ? 'controls' : 'kit'
    },
    test: /\/src\/(?:ui|browser|kernel)\/(?!.*(?:charts|texts)\/|browser\/portal\.tsx$).*\.(?:tsx?|module\.css)$/,
    minShareCount: 3,
  },
  {
    debugName: 'what pages of one domain share',
    name: (id, context) => {
      if (isForVisitors(id, context) || isInEntry(id, context) || isPlain(id, context)) return null
      // Pages without lists need not load what lists are made of.
      if (uses(GRID, id, context)) return null
      return `area-${/\/src\/(?:features\/)?([^/]+)\//.exec(id)?.[1]}`
    },
    test: /\/src\/(?:foundation|features)\/(?!.*(?:\.(?:block|island|shell|slot)\.tsx|\/texts\/\w+\.ts)$).*\.(?:tsx?|module\.css)$/,
    minShareCount: 2,
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

/** What a page fetches when it is idle: what at least half of the islands import, and the words of the design system. The rest is small and comes when someone reaches for it. */
const listIslandFiles = (): Plugin => ({
  name: 'list-island-files',
  generateBundle: (_, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId && ENTRY.test(facadeModuleId))
    const islands = chunks.filter(({ facadeModuleId }) => facadeModuleId && ISLAND.test(facadeModuleId))
    const reach = (start: string): Set<string> => {
      const files = new Set([start])
      for (const file of files) chunks.find(({ fileName }) => fileName === file)?.imports.forEach((used) => files.add(used))
      return files
    }
    const reached = islands.map(({ fileName }) => reach(fileName))
    const files = new Set(
      chunks
        .map(({ fileName }) => fileName)
        .filter((file) => reached.filter((one) => one.has(file)).length * 2 >= islands.length),
    )
    const words = chunks.flatMap(({ facadeModuleId, fileName }) => {
      const language = /\/src\/ui\/texts\/(..)\.ts$/.exec(facadeModuleId ?? '')?.[1]
      return language ? [`${language}:${fileName}`] : []
    })
    if (!entry) return
    files.delete(entry.fileName)
    const list = [...files, ...words].map((file) => file.replace('assets/', '')).join()
    // The entry imports each island by its hashed name: its own name changes with theirs, and so with this list.
    entry.code = entry.code.replace('%island-files%', () => list)
  },
})

const readSheet = (file: string): Sheet => ({ file, css: readFileSync(resolve(import.meta.dirname, file), 'utf8') })
const [modules = [], shared = []] = [/\.module\.css$/, /(?<!\.module)\.css$/].map((kind) =>
  globSync('{src,demo}/**/*.css', { cwd: import.meta.dirname })
    .filter((file) => kind.test(file))
    .map(readSheet),
)
const classNames = nameClasses(shared, modules)

/** A class that was written since this started gets a mark of its file, until the next start. */
const nameClass = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file)
  return classNames.get(`${path} ${name}`) ?? `${name}_${hash('sha1', path, 'base64url').slice(0, 4)}`
}

/** Two builds: what the browser loads (with a manifest), and the renderer that the server runs. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [endpointModules(), ...(isSsrBuild ? [] : [listIslandFiles()])],
  base: '/etc.clientlibs/',
  publicDir: false,
  css: { modules: { generateScopedName: nameClass } },
  build: {
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    // The server writes the preloads into the HTML, so the browser needs no code for them.
    modulePreload: false,
    assetsInlineLimit: 0,
    target: 'es2023',
    // Older targets get a polyfill of light-dark() that forgets subtrees with a mode of their own.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      // Packages mark what is for browsers only, for frameworks that look at it; a bundler may forget it.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
      // Read in browsers only, and fetched by them when somebody does.
      ...(isSsrBuild && { external: [/^pdfjs-dist/] }),
      ...(!isSsrBuild && {
        input: 'src/browser/entry.ts',
        output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
      }),
    },
  },
  // One file without look-ups in node_modules starts faster, and runs React's production build whatever NODE_ENV says.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
}))

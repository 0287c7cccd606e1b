import { isBrowserCode, isProjectFile, isRunByNode, isServerCode, placeOf, type Place } from './source-place.ts'
import type { Import, SourceFile, SourceTree } from './source-tree.ts'
import { tierNames, tierOf } from './tiers.ts'
import { PRESET_NAMES } from '#features/tenants/public.ts'

export type Violation = { readonly boundary: string; readonly file: string; readonly line: number; readonly message: string }
type Finding = { readonly line: number; readonly message: string }
type Boundary = { readonly name: string; readonly find: (source: SourceFile, place: Place, tree: SourceTree) => Finding[] }

/** Packages that may be sent to browsers; whatever is not listed stays on the server. */
const BROWSER_PACKAGES = new Set(['react', 'react-dom', 'react-aria-components', 'zod'])
const RULE_PACKAGES = new Set(['zod'])
const DEMO_GUESTS = new Set(['src/server/start.ts', 'src/server/pages/render-page.tsx'])
const PRESETS: ReadonlySet<string> = new Set(PRESET_NAMES)
const PRESETS_FILE = 'src/features/tenants/tenant-presets.ts'
const ENVIRONMENT_FILE = 'src/server/config.ts'
const IMPURE =
  /^(?:Date\.now|new Date\(\)|Date\(\)|Math\.random|fetch\(\)|set(?:Timeout|Interval|Immediate)\(\)|(?:process|performance|crypto|console|globalThis|window|document|localStorage|sessionStorage|navigator|location)\..+)$/

const check = (imports: readonly Import[], judge: (found: Import, target: Place) => string | undefined): Finding[] =>
  imports.flatMap((found) => {
    const message = judge(found, placeOf(found.target))
    return message === undefined ? [] : [{ line: found.line, message }]
  })

/** Follows what is really loaded, through files that are not judged on their own; returns the first way to a culprit. */
const findWay = (
  start: Import,
  tree: SourceTree,
  { isCulprit, isJudgedAlone }: { isCulprit: (found: Import) => boolean; isJudgedAlone: (file: string) => boolean },
): string[] | undefined => {
  const seen = new Set<string>()
  const walk = (found: Import): string[] | undefined => {
    if (isCulprit(found)) return [found.target]
    if (found.isType || isJudgedAlone(found.target) || seen.has(found.target)) return undefined
    seen.add(found.target)
    for (const next of tree.get(found.target)?.imports ?? []) {
      const way = next.isType ? undefined : walk(next)
      if (way) return [found.target, ...way]
    }
    return undefined
  }
  return walk(start)
}

const show = (way: readonly string[]): string => way.join(' → ')

export const boundaries: readonly Boundary[] = [
  {
    name: 'feature doors',
    find: ({ imports }, { area, feature, isTest }) =>
      check(imports, ({ specifier }, target) =>
        target.feature === undefined ||
        target.feature === feature ||
        target.isDoor ||
        // The demo writes pages as authors do, so it knows what each block's schema accepts.
        (area === 'demo' && target.role === 'schema') ||
        // Tests may share what another feature's testing/ holds.
        (isTest && target.isTest)
          ? undefined
          : `reaches into ${target.feature} through ${specifier}. Export what you need from its public.ts (browser-safe) or public.server.ts, and import that.`,
      ),
  },
  {
    name: 'tiers',
    find: ({ imports }, { feature }) => {
      if (feature === undefined) return []
      const own = tierOf(feature)
      if (own < 0)
        return [{ line: 1, message: `belongs to a feature without a tier. Add '${feature}' to TIERS in scripts/tiers.ts.` }]
      return check(imports, (_, target) =>
        target.feature !== undefined && tierOf(target.feature) > own
          ? `${feature} (${tierNames[own]}) imports ${target.feature} (${tierNames[tierOf(target.feature)]}), a higher tier. Turn it round: let ${target.feature} import ${feature}, or hand the value in.`
          : undefined,
      )
    },
  },
  {
    name: 'browser never reaches server code',
    find: ({ file, imports }, _, tree) => {
      if (!isBrowserCode(file)) return []
      const isCulprit = ({ target, isType }: Import): boolean =>
        isProjectFile(target) ? isServerCode(target) : target.startsWith('node:') || (!isType && !BROWSER_PACKAGES.has(target))
      return check(imports, (found) => {
        const way = findWay(found, tree, { isCulprit, isJudgedAlone: isBrowserCode })
        return (
          way &&
          `may run in a browser, but reaches ${show(way)}. Move the shared part into a .rules.ts, or the work into a .store.ts or .routes.ts.`
        )
      })
    },
  },
  {
    name: 'rules are pure',
    find: ({ imports, uses }, { role, isTest }, tree) => {
      if (role !== 'rules' || isTest) return []
      const isCulprit = ({ target, isType }: Import): boolean =>
        isProjectFile(target)
          ? isServerCode(target) && ['store', 'routes', 'task'].includes(placeOf(target).role ?? '')
          : !isType && !RULE_PACKAGES.has(target)
      const isJudgedAlone = (target: string): boolean => placeOf(target).isDoor || placeOf(target).role === 'rules'
      return [
        ...check(imports, (found) => {
          const way = findWay(found, tree, { isCulprit, isJudgedAlone })
          return (
            way &&
            `is a rule, but reaches ${show(way)}. A rule decides on values it is given: do the reading or drawing where it is called.`
          )
        }),
        ...uses
          .filter(({ name }) => IMPURE.test(name))
          .map(({ name, line }) => ({
            line,
            message: `uses ${name}. A rule has no clock, chance or surroundings of its own: take the value as an argument.`,
          })),
      ]
    },
  },
  {
    name: 'kernel and ui know no feature',
    find: ({ imports }, { area }) => {
      const allowed = area === 'kernel' ? ['kernel'] : area === 'ui' ? ['kernel', 'ui'] : undefined
      return check(imports, ({ target, specifier }, { area: wanted }) =>
        !allowed || !isProjectFile(target) || allowed.includes(wanted)
          ? undefined
          : `belongs to ${area}, but imports ${specifier}. ${area} knows ${allowed.join(' and ')} only: take it as an argument or property.`,
      )
    },
  },
  {
    name: 'the demo stays apart',
    find: ({ file, imports }, { area }) =>
      check(imports, ({ specifier, isDynamic, isType }, target) => {
        if (target.area !== 'demo' || area === 'demo') return undefined
        if (!DEMO_GUESTS.has(file))
          return `imports ${specifier}. Production code knows nothing of the demo: only ${[...DEMO_GUESTS].join(' and ')} may load it.`
        return file.endsWith('start.ts') && !isDynamic && !isType
          ? `imports ${specifier} at once. Load it with import() in demo mode only, so that production never holds it.`
          : undefined
      }),
  },
  {
    name: 'no test support in production code',
    find: ({ imports }, { isTest }) =>
      check(imports, ({ target, specifier }, { isTest: isSupport }) =>
        !isTest && isProjectFile(target) && isSupport
          ? `imports ${specifier}, which exists for tests. Move what production needs out of testing/.`
          : undefined,
      ),
  },
  {
    name: 'one reader of the environment',
    find: ({ file, imports, uses }, { isTest }) => {
      if (isTest || file === ENVIRONMENT_FILE) return []
      const found = uses.filter(({ name }) => name === 'process.env' || name === 'import.meta.env')
      return [...found, ...imports.filter(({ target }) => target === 'node:process')].map(({ line }) => ({
        line,
        message: `reads the environment. Add the variable to ${ENVIRONMENT_FILE} and take it from the configuration.`,
      }))
    },
  },
  {
    name: 'no zod in what browsers load',
    find: ({ file, imports }, { area, role, isComponent, isTest }) => {
      const isLoaded = !isTest && area !== 'server' && (isComponent || area === 'ui' || area === 'browser') && role !== 'rules'
      return check(imports, ({ target, isType, specifier }, { role: wanted }) =>
        isLoaded && !isType && (target === 'zod' || wanted === 'schema')
          ? `${placeOf(file).isComponent ? 'is a component' : 'is loaded by browsers'}, but imports ${specifier} as a value. Use import type: the server has checked the properties already.`
          : undefined,
      )
    },
  },
  {
    name: 'a tenant is data',
    find: ({ file, words, imports }, { area, isTest }) => {
      const mayName = isTest || file === PRESETS_FILE || !['kernel', 'ui', 'server', 'browser', 'features'].includes(area)
      const named = words.filter(
        ({ text, line }) => PRESETS.has(text) && !imports.some(({ specifier, line: at }) => specifier === text && at === line),
      )
      return mayName
        ? []
        : named.map(({ text, line }) => ({
            line,
            message: `names the tenant ${text}. Add a trait that says what differs (docs/guides/add-a-tenant.md), and give it to the tenant in ${PRESETS_FILE}.`,
          }))
    },
  },
  {
    name: 'Node runs no .tsx',
    find: ({ file, imports }, _, tree) =>
      isRunByNode(file)
        ? check(imports, (found) => {
            const way = findWay(found, tree, {
              isCulprit: ({ target, isType }) => !isType && target.endsWith('.tsx'),
              isJudgedAlone: isRunByNode,
            })
            return (
              way &&
              `runs straight in Node, but reaches ${show(way)}. Components go through the Vite build: keep them out of what the server imports.`
            )
          })
        : [],
  },
]

export const findViolations = (tree: SourceTree): Violation[] =>
  [...tree.values()].flatMap((source) =>
    boundaries.flatMap(({ name, find }) =>
      find(source, placeOf(source.file), tree).map(({ line, message }) => ({ boundary: name, file: source.file, line, message })),
    ),
  )

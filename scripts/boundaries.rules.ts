import { check, type Boundary } from './boundary.rules.ts'
import { circles } from './circles.rules.ts'
import { findWay, show } from './import-way.ts'
import { findMissingLanguages } from './languages.rules.ts'
import { isBrowserCode, isProjectFile, isRunByNode, isServerCode, placeOf } from './source-place.ts'
import type { Import, SourceTree } from './source-tree.ts'
import { structure } from './structure.rules.ts'
import { tierNames, tierOf } from './tiers.ts'

export type Violation = { readonly boundary: string; readonly file: string; readonly line: number; readonly message: string }

/** Packages that may be sent to browsers; whatever is not listed stays on the server. */
const BROWSER_PACKAGES = new Set(
  'react react-dom react-aria-components zod @tanstack/react-query @tanstack/react-table @tanstack/react-virtual react-hook-form pdfjs-dist @simplewebauthn/browser'.split(
    ' ',
  ),
)
const RULE_PACKAGES = new Set(['zod'])
const ENVIRONMENT_FILE = 'src/platform/config.ts'
/** Its routes are those of another product's protocol. */
const UNDECLARED: ReadonlySet<string> = new Set(['identity-provider'])
/** Browser code that asks for something else than an endpoint's JSON, or for it before anything else is loaded. */
const OWN_CALLS: ReadonlySet<string> = new Set([
  'src/browser/api.ts',
  // Parts of a page, as HTML.
  'src/browser/load-fragment.ts',
  'src/browser/still-page.ts',
  'src/features/navigation/menu/subnav-markup.client.ts',
  'src/features/search/results/swap-results.client.ts',
  // A file.
  'src/features/product-tools/download-file.client.ts',
  'src/features/publications/reader/open-pdf.client.ts',
  'src/features/exports/watch/fetch-export.client.ts',
  // Another product's API, with its key in a header.
  'src/features/search/takeover/suggester.client.ts',
  // Sent by every first page, which must stay within its weight.
  'src/features/locale/target-market.client.ts',
  'src/features/analytics/send-events.client.ts',
])
const REGISTERS = /^app\.(?:get|post|put|patch|delete|head|options|all|route)$/
const IMPURE =
  /^(?:Date\.now|new Date\(\)|Date\(\)|Math\.random|fetch\(\)|set(?:Timeout|Interval|Immediate)\(\)|(?:process|performance|crypto|console|globalThis|window|document|localStorage|sessionStorage|navigator|location)\..+)$/

/** Where something is said that is true of the whole feature, so that it is said once. */
const findFirstFile = (tree: SourceTree, feature: string): string | undefined =>
  [...tree.keys()].find((file) => placeOf(file).feature === feature)

export const boundaries: readonly Boundary[] = [
  ...structure,
  ...circles,
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
    find: ({ file, imports }, { feature }, tree) => {
      if (feature === undefined) return []
      const own = tierOf(feature)
      if (own < 0)
        return file === findFirstFile(tree, feature)
          ? [{ line: 1, message: `belongs to a feature without a tier. Add '${feature}' to TIERS in scripts/tiers.ts.` }]
          : []
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
          ? isServerCode(target) && ['store', 'service', 'routes', 'task'].includes(placeOf(target).role ?? '')
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
      const isLoaded = !isTest && area !== 'app' && (isComponent || area === 'ui' || area === 'browser') && role !== 'rules'
      return check(imports, ({ target, isType, specifier }, { role: wanted }) =>
        isLoaded && !isType && (target === 'zod' || wanted === 'schema')
          ? `${placeOf(file).isComponent ? 'is a component' : 'is loaded by browsers'}, but imports ${specifier} as a value. Use import type: the server has checked the properties already.`
          : undefined,
      )
    },
  },
  {
    name: 'an endpoint is declared once',
    find: ({ uses }, { feature, role, isTest }) =>
      feature === undefined || isTest || role !== 'routes' || UNDECLARED.has(feature)
        ? []
        : uses
            .filter(({ name }) => REGISTERS.test(name))
            .map(({ name, line }) => ({
              line,
              message: `calls ${name} with a path of its own. Declare method, path and schemas with endpoint() in an .api.ts, and register that with addEndpoint().`,
            })),
  },
  {
    name: 'one way to call the server',
    find: ({ file, uses }, { isTest }) =>
      isTest || !isBrowserCode(file) || isServerCode(file) || OWN_CALLS.has(file)
        ? []
        : uses
            .filter(({ name }) => name === 'fetch()' || name === 'window.fetch' || name === 'globalThis.fetch')
            .map(({ name, line }) => ({
              line,
              message: `calls ${name}. Declare the endpoint in an .api.ts and use call() or useEndpointQuery().`,
            })),
  },
  {
    name: 'texts in every language',
    find: ({ file }, _, tree) => findMissingLanguages(file, tree).map((message) => ({ line: 1, message })),
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

/** Of the whole tree, or of some of its files. */
export const findViolations = (tree: SourceTree, files: Iterable<string> = tree.keys()): Violation[] => {
  const sources = [...files].map((file) => tree.get(file)).filter((source) => source !== undefined)
  return sources.flatMap((source) =>
    boundaries.flatMap(({ name, find }) =>
      find(source, placeOf(source.file), tree).map((finding) => ({ boundary: name, file: source.file, ...finding })),
    ),
  )
}

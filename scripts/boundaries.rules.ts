import { check, type Boundary } from './boundary.rules.ts'
import { circles } from './circles.rules.ts'
import { endpoints } from './endpoints.rules.ts'
import { forms } from './forms.rules.ts'
import { findWay, show } from './import-way.ts'
import { findMissingLanguages } from './languages.rules.ts'
import { isBrowserCode, isProjectFile, isRunByNode, isServerCode, placeOf } from './source-place.ts'
import type { Import, SourceTree } from './source-tree.ts'
import { marks } from './marks.rules.ts'
import { structure } from './structure.rules.ts'
import { isListedInFoundation, levelOf } from './domains.ts'

export type Violation = { readonly boundary: string; readonly file: string; readonly line: number; readonly message: string }

/** Packages that may be sent to browsers; whatever is not listed stays on the server. */
const BROWSER_PACKAGES = new Set(
  'react react-dom zod @tanstack/react-query @tanstack/react-table @tanstack/react-virtual react-hook-form @tiptap/core @tiptap/starter-kit pdfjs-dist @simplewebauthn/browser'.split(
    ' ',
  ),
)
const RULE_PACKAGES = new Set(['zod'])
const ENVIRONMENT_FILE = 'src/platform/config.ts'
const IMPURE =
  /^(?:Date\.now|new Date\(\)|Date\(\)|Math\.random|fetch\(\)|set(?:Timeout|Interval|Immediate)\(\)|(?:process|performance|crypto|console|globalThis|window|document|localStorage|sessionStorage|navigator|location)\..+)$/

/** Where something is said that is true of the whole area, so that it is said once. */
const findFirstFile = (tree: SourceTree, area: string): string | undefined =>
  [...tree.keys()].find((file) => placeOf(file).area === area)

export const boundaries: readonly Boundary[] = [
  ...structure,
  ...circles,
  {
    name: 'doors of areas',
    find: ({ imports }, { part, area, isTest }) =>
      check(imports, ({ specifier }, target) =>
        target.area === undefined ||
        target.area === area ||
        target.isDoor ||
        // The demo writes pages as authors do, so it knows what each block's schema accepts.
        (part === 'demo' && target.role === 'schema') ||
        // Tests may share what another area's testing/ holds.
        (isTest && target.isTest)
          ? undefined
          : `reaches into ${target.area} through ${specifier}. Export what you need from its public.ts (browser-safe) or public.server.ts, and import that.`,
      ),
  },
  {
    name: 'order of domains',
    find: ({ file, imports }, { domain, area, isTest }, tree) => {
      // Tests may put together what production code keeps apart.
      if (domain === undefined || area === undefined || isTest) return []
      const level = levelOf(domain)
      const isKnown = domain === 'foundation' ? isListedInFoundation(area) : level >= 0
      if (!isKnown)
        return file === findFirstFile(tree, area)
          ? [{ line: 1, message: `belongs to ${domain}/${area}, which has no place in the order. Add it to scripts/domains.ts.` }]
          : []
      return check(imports, (_, target) =>
        target.domain !== undefined && levelOf(target.domain) > level
          ? `${domain}/${area} imports ${target.domain}/${target.area}, which stands above it (scripts/domains.ts). Turn it round: let ${target.area} import ${area}, or hand the value in.`
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
    find: ({ file, imports }, { part, role, isComponent, isTest }) => {
      const isLoaded = !isTest && part !== 'app' && (isComponent || part === 'ui' || part === 'browser') && role !== 'rules'
      return check(imports, ({ target, isType, specifier }, { role: wanted }) =>
        isLoaded && !isType && (target === 'zod' || wanted === 'schema')
          ? `${placeOf(file).isComponent ? 'is a component' : 'is loaded by browsers'}, but imports ${specifier} as a value. Use import type: the server has checked the properties already.`
          : undefined,
      )
    },
  },
  ...endpoints,
  ...forms,
  ...marks,
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

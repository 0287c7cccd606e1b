import { PRESET_NAMES } from '#foundation/tenants/tenant-presets.rules.ts'
import { check, type Boundary } from './boundary.rules.ts'
import { isKnownRole, isLanguageFile, isProjectFile, placeOf, SETTINGS_ROLE } from './source-place.ts'

const DEMO_GUESTS = new Set(['src/app/start.ts', 'src/app/pages/render-page.tsx'])
const PRESETS: ReadonlySet<string> = new Set(PRESET_NAMES)
const PRESETS_FILE = 'src/foundation/tenants/tenant-presets.rules.ts'

/** A file that does more than hold state belongs into an island or a module that is fetched when it is needed. */
const MOST_PLAIN_LINES = 60

/** Which part of the house stands on which. */
export const structure: readonly Boundary[] = [
  {
    name: 'two floors of the server',
    find: ({ imports }, { part, area, isTest }) => {
      if (isTest || (part !== 'platform' && area === undefined)) return []
      const above = part === 'platform' ? ['app', 'foundation', 'features', 'ui', 'browser'] : ['app']
      return check(imports, ({ target, specifier }, { part: requested }) =>
        isProjectFile(target) && above.includes(requested)
          ? part === 'platform'
            ? `belongs to the platform, but imports ${specifier}. The platform stands below the features and knows none: take it as an argument, or let a feature add it to an interface (docs/architecture.md).`
            : `belongs to an area, but imports ${specifier}. The app stands above the features: move what both need into the platform.`
          : undefined,
      )
    },
  },
  {
    name: 'the browser library knows blocks alone',
    find: ({ imports }, { part, isTest }) =>
      part !== 'browser' || isTest
        ? []
        : check(imports, ({ specifier }, { area }) =>
            area === undefined || area === 'blocks'
              ? undefined
              : `imports ${specifier}. Areas import the browser library, so it knows none of them but blocks: let the area bring it in an .enhance.ts, a .shell.tsx or a .slot.tsx.`,
          ),
  },
  {
    name: 'every file says its role',
    find: ({ file }, { area, role, isDoor, isComponent, isTest }) =>
      area === undefined ||
      area === 'search-engine' ||
      isTest ||
      isDoor ||
      isComponent ||
      isLanguageFile(file) ||
      isKnownRole(role)
        ? []
        : [
            {
              line: 1,
              message: `does not say where it may run. Call it {subject}.rules.ts (pure), .store.ts (SQL), .service.ts (server logic with I/O), .client.ts (browser logic) or what fits (docs/architecture.md).`,
            },
          ],
  },
  {
    name: 'plain scripts are short',
    find: ({ file, length }) =>
      /\.(?:enhance|paint)\.ts$/.test(file) && length > MOST_PLAIN_LINES
        ? [
            {
              line: MOST_PLAIN_LINES + 1,
              message: `runs on every page and has ${length} lines, at most ${MOST_PLAIN_LINES} are allowed. Make what has state an island (docs/guides/add-a-block.md), or fetch the rest with import() when someone needs it.`,
            },
          ]
        : [],
  },
  {
    name: 'the demo stays apart',
    find: ({ file, imports }, { part }) =>
      check(imports, ({ specifier, isDynamic, isType }, target) => {
        if (target.part !== 'demo' || part === 'demo') return undefined
        if (!DEMO_GUESTS.has(file))
          return `imports ${specifier}. Production code knows nothing of the demo: only ${[...DEMO_GUESTS].join(' and ')} may load it.`
        return file.endsWith('start.ts') && !isDynamic && !isType
          ? `imports ${specifier} at once. Load it with import() in demo mode only, so that production never holds it.`
          : undefined
      }),
  },
  {
    name: 'settings are brought, not imported',
    find: ({ file, imports }, { isTest }) =>
      check(imports, ({ specifier }, { area, role }) =>
        area === undefined || role !== SETTINGS_ROLE || isTest || (placeOf(file).area === area && placeOf(file).isDoor)
          ? undefined
          : `imports ${specifier}. Settings are composed with those of all areas: bring it in the Feature object of ${area}, and read its value from the page or from services.tenants.`,
      ),
  },
  {
    name: 'a tenant is data',
    find: ({ file, words, imports }, { part, isTest }) => {
      const mayName =
        isTest ||
        file === PRESETS_FILE ||
        !['kernel', 'ui', 'platform', 'foundation', 'features', 'app', 'browser'].includes(part)
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
    name: 'kernel and ui know no feature',
    find: ({ imports }, { part }) => {
      const allowed = part === 'kernel' ? ['kernel'] : part === 'ui' ? ['kernel', 'ui'] : undefined
      return check(imports, ({ target, specifier }, { part: requested }) =>
        !allowed || !isProjectFile(target) || allowed.includes(requested)
          ? undefined
          : `belongs to ${part}, but imports ${specifier}. ${part} knows ${allowed.join(' and ')} only: take it as an argument or property.`,
      )
    },
  },
]

/** The meaning of a file's path: its part of the house, its domain and area, its role. */
export type Place = {
  /** `kernel`, `ui`, `platform`, `foundation`, `features`, `app`, `browser`, `demo` or `migrations`. */
  readonly part: string
  /** `orders` of `src/features/orders/invoices/`; `foundation` of `src/foundation/identity/`. */
  readonly domain: string | undefined
  /** `invoices` of `src/features/orders/invoices/`: one capability, with a name that no other has. */
  readonly area: string | undefined
  /** The word before the suffix: `rules` of `order.rules.ts`, `server` of `public.server.ts`. */
  readonly role: string | undefined
  readonly isDoor: boolean
  readonly isTest: boolean
  readonly isComponent: boolean
}

export const isProjectFile = (target: string): boolean => /^(?:src|demo|migrations|scripts|bench|e2e)\//.test(target)

export const placeOf = (file: string): Place => {
  const [, part = ''] = /^(?:src\/)?([^/]+)\//.exec(file) ?? []
  const [, domain, area] = /^src\/(foundation|features\/[^/]+)\/([^/]+)\//.exec(file) ?? []
  const name = file.slice(file.lastIndexOf('/') + 1)
  const role = /\.([a-z]+)\.tsx?$/.exec(name)?.[1]
  return {
    part,
    domain: domain?.replace('features/', ''),
    area,
    role,
    isDoor: /^src\/(?:foundation|features\/[^/]+)\/[^/]+\/public(?:\.server)?\.ts$/.test(file),
    isTest: role === 'test' || file.includes('/testing/'),
    isComponent: file.endsWith('.tsx'),
  }
}

const SERVER_PARTS = new Set(['platform', 'app', 'migrations'])
const SERVER_ROLES = new Set(['store', 'service', 'routes', 'task', 'worker', 'server'])
const BROWSER_ROLES = new Set(['rules', 'schema', 'api', 'client', 'block', 'enhance', 'paint'])
/** Contributions of an area to lists that others own: composed at the start, imported by its door alone. */
export const SETTINGS_ROLE = 'settings'
/** Read by server and build alike, and never by a browser alone. */
const SHARED_ROLES = new Set([SETTINGS_ROLE, 'starter', 'texts'])

/** The word that a file of a feature must have before its suffix; a component's `.tsx` and a language's file say it already. */
export const isKnownRole = (role: string | undefined): boolean =>
  role !== undefined && (SERVER_ROLES.has(role) || BROWSER_ROLES.has(role) || SHARED_ROLES.has(role))

/** `texts/de.ts`, `words/de.ts`: the same content in each language. */
export const isLanguageFile = (file: string): boolean => /\/(?:texts|words|reasons)\/[a-z]{2}\.ts$/.test(file)

/** Code that only a server may run. */
export const isServerCode = (file: string): boolean => {
  const { part, role } = placeOf(file)
  return SERVER_PARTS.has(part) || SERVER_ROLES.has(role ?? '')
}

/** Code that a browser may get to run, by what its name promises. */
export const isBrowserCode = (file: string): boolean => {
  const { part, role, isTest, isComponent } = placeOf(file)
  if (isTest || SERVER_PARTS.has(part)) return false
  if (['kernel', 'ui', 'browser'].includes(part)) return true
  return isComponent || BROWSER_ROLES.has(role ?? '') || file.endsWith('/public.ts') || isLanguageFile(file)
}

/** Files that Node runs as they are; it strips types from `.ts` but knows no `.tsx`. */
export const isRunByNode = (file: string): boolean => isServerCode(file) && !file.endsWith('.tsx') && !placeOf(file).isTest

/** What a file's path says about it: its part of the house, its feature, its role. */
export type Place = {
  /** `kernel`, `ui`, `server`, `browser`, `features`, `demo` or `migrations`. */
  readonly area: string
  readonly feature: string | undefined
  /** The word before the suffix: `rules` of `order.rules.ts`, `server` of `public.server.ts`. */
  readonly role: string | undefined
  readonly isDoor: boolean
  readonly isTest: boolean
  readonly isComponent: boolean
}

export const isProjectFile = (target: string): boolean => /^(?:src|migrations|scripts|bench|e2e)\//.test(target)

export const placeOf = (file: string): Place => {
  const [, area = '', rest = ''] = /^(?:src\/)?([^/]+)\/(.*)$/.exec(file) ?? []
  const name = file.slice(file.lastIndexOf('/') + 1)
  const role = /\.([a-z]+)\.tsx?$/.exec(name)?.[1]
  return {
    area,
    feature: area === 'features' ? rest.split('/')[0] : undefined,
    role,
    isDoor: /^src\/features\/[^/]+\/public(?:\.server)?\.ts$/.test(file),
    isTest: role === 'test' || file.includes('/testing/'),
    isComponent: file.endsWith('.tsx'),
  }
}

const SERVER_ROLES = new Set(['store', 'routes', 'task', 'server'])
const BROWSER_ROLES = new Set(['rules', 'schema', 'block', 'enhance', 'paint'])

/** Code that only a server may run. */
export const isServerCode = (file: string): boolean => {
  const { area, role } = placeOf(file)
  return area === 'server' || area === 'migrations' || SERVER_ROLES.has(role ?? '')
}

/** Code that a browser may get to run, by what its name promises. */
export const isBrowserCode = (file: string): boolean => {
  const { area, role, isTest, isComponent } = placeOf(file)
  if (isTest || area === 'server' || area === 'migrations') return false
  if (['kernel', 'ui', 'browser'].includes(area)) return true
  return isComponent || BROWSER_ROLES.has(role ?? '') || file.endsWith('/public.ts') || /\/texts\/[^/]+\.ts$/.test(file)
}

/** Files that Node runs as they are; it strips types from `.ts` but knows no `.tsx`. */
export const isRunByNode = (file: string): boolean => isServerCode(file) && !file.endsWith('.tsx') && !placeOf(file).isTest

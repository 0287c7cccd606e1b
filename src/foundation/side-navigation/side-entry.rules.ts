import type { Area } from '#foundation/blocks/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { CompanyRole, UserRole } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { IconName } from '#ui/icon-names.ts'

/** In the order in which they stand. */
export const SIDE_GROUPS = {
  portal: ['overview', 'buying', 'money', 'service', 'documents', 'company', 'account'],
  'back-office': ['people', 'content', 'trade', 'site', 'watch'],
} as const satisfies Record<Area, readonly string[]>
export type SideGroup = (typeof SIDE_GROUPS)[Area][number]

type EntryWords = {
  /** The link's words, and the page's heading. */
  readonly title: Readonly<Record<Language, string>>
  readonly icon: IconName
  /** Smaller numbers stand first in their group. */
  readonly order: number
}

/** A screen of those who tend the site. */
export type BackOfficeEntry = EntryWords & {
  /** Below the locale, such as `/back-office/catalogue`. It counts for the pages below it too. */
  readonly path: `/back-office/${string}`
  readonly group: (typeof SIDE_GROUPS)['back-office'][number]
  /** Admins open all; `author` lets authors in. */
  readonly roles: readonly ('admin' | 'author')[]
}

/** A page of the portal; one that stands outside of /secure gets the portal's frame by it. */
export type PortalLink = EntryWords & {
  readonly path: string | ((tenant: TenantKey) => string)
  readonly group: (typeof SIDE_GROUPS)['portal'][number]
  /** Leads out of the portal: its page keeps the frame of the public site. */
  readonly staysPublic?: boolean
  /** Whom it concerns; everyone unless told. Who may open the page is decided where it is read. */
  readonly isFor?: (roles: readonly UserRole[]) => boolean
  /** Only for customers' people of these roles in their company: to others neither the link nor the page exists. */
  readonly companyRoles?: readonly CompanyRole[]
}

export type SideEntry = EntryWords & { readonly path: string; readonly group: SideGroup }

type Brought = { readonly backOffice?: readonly BackOfficeEntry[]; readonly portalLinks?: readonly PortalLink[] }

/** The words of a page in every language, of which a link needs some: `mapWords(WORDS, ({ title }) => title)`. */
export const mapWords = <T, Picked = string>(
  words: Readonly<Record<Language, T>>,
  pick: (words: T) => Picked,
): Readonly<Record<Language, Picked>> =>
  Object.fromEntries(Object.entries(words).map(([language, all]) => [language, pick(all)])) as Record<Language, Picked>

const isAtOrBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`)
const pathOf = ({ path }: PortalLink, tenant: TenantKey): string => (typeof path === 'string' ? path : path(tenant))

/** To authors belong the screens that name them, to admins all, to others none. */
export const mayOpenScreen = (entries: readonly BackOfficeEntry[], path: string, roles: readonly UserRole[]): boolean =>
  roles.includes('admin') ||
  (roles.includes('author') && entries.some((entry) => isAtOrBelow(path, entry.path) && entry.roles.includes('author')))

const isForRole = ({ companyRoles }: PortalLink, companyRole: CompanyRole | undefined): boolean =>
  !companyRoles || (companyRole !== undefined && companyRoles.includes(companyRole))

/** Undefined for a page of the public site. */
export const findArea = (links: readonly PortalLink[], tenant: TenantKey, path: string): Area | undefined => {
  if (isAtOrBelow(path, '/back-office')) return 'back-office'
  const isPortal =
    isAtOrBelow(path, '/secure') || links.some((link) => !link.staysPublic && isAtOrBelow(path, pathOf(link, tenant)))
  return isPortal ? 'portal' : undefined
}

const byPlace = (area: Area) => {
  const groups: readonly SideGroup[] = SIDE_GROUPS[area]
  return (one: SideEntry, other: SideEntry): number =>
    groups.indexOf(one.group) - groups.indexOf(other.group) || one.order - other.order
}

export type SideNavigation = {
  readonly findArea: (tenant: TenantKey, path: string) => Area | undefined
  readonly mayOpen: (path: string, roles: readonly UserRole[]) => boolean
  /** Whether a page of the portal exists for people of this role in their company. */
  readonly mayVisit: (tenant: TenantKey, path: string, companyRole: CompanyRole | undefined) => boolean
  /** In their order, whether or not their pages are published. */
  readonly listEntries: (
    area: Area,
    tenant: TenantKey,
    roles: readonly UserRole[],
    companyRole?: CompanyRole,
  ) => readonly SideEntry[]
}

/** The settings of all areas, as one. */
export const composeSideNavigation = (features: readonly Brought[]): SideNavigation => {
  const screens = features.flatMap(({ backOffice = [] }) => backOffice)
  const links = features.flatMap(({ portalLinks = [] }) => portalLinks)
  return {
    findArea: (tenant, path) => findArea(links, tenant, path),
    mayOpen: (path, roles) => mayOpenScreen(screens, path, roles),
    mayVisit: (tenant, path, companyRole) =>
      links.every((link) => isForRole(link, companyRole) || !isAtOrBelow(path, pathOf(link, tenant))),
    listEntries: (area, tenant, roles, companyRole) => {
      const entries: readonly SideEntry[] =
        area === 'back-office'
          ? screens.filter(({ path }) => mayOpenScreen(screens, path, roles))
          : links
              .filter((link) => (link.isFor?.(roles) ?? true) && isForRole(link, companyRole))
              .map((link) => ({ ...link, path: pathOf(link, tenant) }))
      return entries.toSorted(byPlace(area))
    },
  }
}

/** The entry whose page this is, or that the page stands below; the nearest of them. */
export const findCurrent = (entries: readonly Pick<SideEntry, 'path'>[], path: string): string | undefined =>
  entries
    .map((entry) => entry.path)
    .filter((parent) => isAtOrBelow(path, parent))
    .toSorted((one, other) => other.length - one.length)[0]

/** The group that shows its links at first: the one of the page, or the one that most people need. */
export const findOpenGroup = (
  entries: readonly Pick<SideEntry, 'path' | 'group'>[],
  current: string | undefined,
): SideGroup | undefined => {
  const own = entries.find(({ path }) => path === current)?.group
  return own === undefined || own === 'overview' ? entries.find(({ group }) => group !== 'overview')?.group : own
}

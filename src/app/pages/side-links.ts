import { pageHref, type PageModel } from '#foundation/blocks/public.ts'
import { listPublishedPaths, type PageSource } from '#features/site/content/public.server.ts'
import {
  findCurrent,
  findOpenGroup,
  SIDE_GROUPS,
  type SideEntry,
  type SideNavigation,
} from '#foundation/side-navigation/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { CompanyRole, UserRole } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PageRequest } from '#app/pages/page-request.ts'

export type SideLinks = {
  /** The area of a page and what stands beside it; nothing on the public site. */
  readonly plan: (tx: Tx, request: PageRequest) => Promise<Pick<PageModel, 'area' | 'sideNavigation'>>
  /** The first screen of the back office that these roles may open. */
  readonly findFirstScreen: (tx: Tx, request: PageRequest) => Promise<string | undefined>
}

type Parts = { readonly navigation: SideNavigation; readonly sources: readonly PageSource[] }

type Visitor = {
  readonly tenant: string
  readonly roles?: readonly UserRole[] | undefined
  readonly companyRole?: CompanyRole | undefined
}

/** An entry may lead to a view of a page, which its query names. */
const pageOf = (path: string): string => path.split('?', 1)[0] ?? ''

export const createSideLinks = ({ navigation, sources }: Parts): SideLinks => {
  const isGenerated = (path: string): boolean => sources.some(({ matches }) => matches.test(path))

  /** A link to a page that nobody published would lead nowhere. */
  const listOpen = async (
    tx: Tx,
    locale: Locale,
    area: keyof typeof SIDE_GROUPS,
    { tenant, roles = [], companyRole }: Visitor,
  ): Promise<readonly SideEntry[]> => {
    const entries = navigation.listEntries(area, tenant, roles, companyRole)
    if (entries.length === 0) return []
    const published = await listPublishedPaths(
      tx,
      locale,
      entries.map(({ path }) => pageOf(path)),
    )
    return entries.filter(({ path }) => published.has(pageOf(path)) || isGenerated(pageOf(path)))
  }

  return {
    plan: async (tx, { tenant, locale, path, roles, companyRole }) => {
      const area = navigation.findArea(tenant.key, path)
      if (!area) return {}
      const entries = await listOpen(tx, locale, area, { tenant: tenant.key, roles, companyRole })
      const current = findCurrent(entries, path)
      const openGroup = findOpenGroup(entries, current)
      const groups = SIDE_GROUPS[area].map((name) => ({
        name,
        isOpen: name === openGroup,
        links: entries
          .filter(({ group }) => group === name)
          .map((entry) => ({
            label: entry.title[locale.language],
            href: pageHref(locale, entry.path),
            icon: entry.icon,
            isCurrent: entry.path === current,
          })),
      }))
      const props = { area, groups: groups.filter(({ links }) => links.length > 0) }
      return { area, sideNavigation: { id: 'side-navigation', type: 'side-navigation', props } }
    },
    findFirstScreen: async (tx, { tenant, locale, roles }) =>
      (await listOpen(tx, locale, 'back-office', { tenant: tenant.key, roles }))[0]?.path,
  }
}

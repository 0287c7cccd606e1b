import { composeSideNavigation } from '#foundation/side-navigation/public.server.ts'
import type { CompanyRole, UserRole } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Feature } from '#platform/feature.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import type { TestApp } from '#app/testing/test-app.ts'
import type { Visitor } from '#app/testing/walk-links.ts'

export const VISITORS = ['visitor', 'buyer', 'csr', 'author', 'admin'] as const
export type VisitorName = (typeof VISITORS)[number]

const ROLES: Readonly<Record<VisitorName, readonly UserRole[]>> = {
  visitor: [],
  buyer: [],
  csr: ['internal'],
  author: ['internal', 'author'],
  admin: ['internal', 'admin'],
}

const menuOf = (name: VisitorName): readonly string[] => [
  '/secure/my-account',
  ...(name === 'csr' ? ['/secure/act-for-customer'] : []),
  ...(name === 'author' || name === 'admin' ? ['/back-office'] : []),
]

export const openVisitor = async (site: TestApp, tenant: TenantKey, name: VisitorName): Promise<Visitor> => {
  if (name === 'visitor') return {}
  const roles = ROLES[name]
  const { cookie } = await signInAs(site, `${name}@${tenant}.example`, { isInternal: roles.includes('internal'), roles })
  return { cookie, menu: menuOf(name) }
}

/** Pages that nobody opens by a link: errors, the end of a session, fragments, and where other pages send people. */
const EXCEPTIONS = [
  /^\/error\//,
  /^\/fragments\//,
  /^\/session-time-out$/,
  // Why a tool did not open, and what it opens in the demo: both are ends of a redirect.
  /^\/secure\/tools\/(?:access\/[a-z-]+|workbench)$/,
  // The shop sends people of an inactive account there.
  /^\/secure\/inactive-account$/,
  // The front page of the demo leads there, which belongs to no site.
  /^\/design-system$/,
]

/** Besides the exceptions, pages of the portal that are for people with another role. */
export const exceptFor = (features: readonly Feature[], tenant: TenantKey, name: VisitorName) => {
  const navigation = composeSideNavigation(features)
  const list = (roles: readonly UserRole[], companyRole?: CompanyRole) =>
    navigation.listEntries('portal', tenant, roles, companyRole).map(({ path }) => path)
  const mine = new Set(list(ROLES[name]))
  const foreign = new Set([...list(ROLES.csr), ...list([], 'company-admin')].filter((path) => !mine.has(path)))
  return (path: string): boolean => foreign.has(path) || EXCEPTIONS.some((pattern) => pattern.test(path))
}

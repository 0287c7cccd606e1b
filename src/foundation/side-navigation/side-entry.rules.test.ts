import { expect, test } from 'vitest'
import { composeSideNavigation, findCurrent, findOpenGroup, type BackOfficeEntry, type PortalLink } from './side-entry.rules.ts'

const title = { en: 'A', de: 'A', fr: 'A', es: 'A', pl: 'A', zh: 'A' }
const screen = (path: BackOfficeEntry['path'], about: Partial<BackOfficeEntry> = {}): BackOfficeEntry => ({
  path,
  title,
  icon: 'box',
  group: 'content',
  order: 10,
  roles: ['admin'],
  ...about,
})
const link = (path: PortalLink['path'], about: Partial<PortalLink> = {}): PortalLink => ({
  path,
  title,
  icon: 'box',
  group: 'buying',
  order: 10,
  ...about,
})

const navigation = composeSideNavigation([
  {
    backOffice: [
      screen('/back-office/jobs', { group: 'watch' }),
      screen('/back-office/media', { order: 20, roles: ['admin', 'author'] }),
    ],
  },
  {
    backOffice: [
      screen('/back-office/pages', { roles: ['admin', 'author'] }),
      screen('/back-office/people', { group: 'people' }),
    ],
  },
  {
    portalLinks: [
      link('/secure/my-account', { group: 'account' }),
      link('/support/cases', { order: 20 }),
      link('/training', { order: 75, staysPublic: true }),
      link((tenant) => `/secure/${tenant}-home`, { group: 'overview' }),
      link('/secure/company/people', { group: 'company', companyRoles: ['company-admin'] }),
      link('/secure/act-for-customer', { order: 30, isFor: (roles) => roles.includes('internal') }),
    ],
  },
  {},
])

test.each([
  ['admins all, in order', ['internal', 'admin'], ['people', 'pages', 'media', 'jobs']],
  ['authors theirs', ['internal', 'author'], ['pages', 'media']],
  ['customers none', ['customer'], []],
] as const)('the back office shows %s', (_, roles, expected) => {
  const paths = navigation.listEntries('back-office', 'sps', roles).map(({ path }) => path.slice('/back-office/'.length))
  expect(paths).toEqual(expected)
})

test.each([
  ['everyone', ['customer'], ['/secure/sps-home', '/support/cases', '/training', '/secure/my-account']],
  [
    'employees',
    ['internal'],
    ['/secure/sps-home', '/support/cases', '/secure/act-for-customer', '/training', '/secure/my-account'],
  ],
] as const)('the portal shows %s what concerns them', (_, roles, expected) => {
  expect(navigation.listEntries('portal', 'sps', roles).map(({ path }) => path)).toEqual(expected)
})

test('the portal shows what is for a role in the company to people of that role alone', () => {
  const listPaths = (companyRole?: 'company-admin' | 'buyer') =>
    navigation.listEntries('portal', 'sps', ['customer'], companyRole).map(({ path }) => path)
  expect(listPaths('company-admin')).toContain('/secure/company/people')
  expect(listPaths('buyer')).not.toContain('/secure/company/people')
  expect(listPaths()).not.toContain('/secure/company/people')
})

test.each([
  ['/secure/company/people', 'company-admin', true],
  ['/secure/company/people/7', 'company-admin', true],
  ['/secure/company/people', 'approver', false],
  ['/secure/company/people/7', 'buyer', false],
  ['/secure/company/people', undefined, false],
  ['/secure/company/people-old', 'buyer', true],
  ['/secure/orders', undefined, true],
] as const)('%s exists for %s: %s', (path, companyRole, expected) => {
  expect(navigation.mayVisit('sps', path, companyRole)).toBe(expected)
})

test.each([
  ['/back-office/jobs', ['admin'], true],
  ['/back-office/anything', ['admin'], true],
  ['/back-office/pages', ['author'], true],
  ['/back-office/pages/7/versions', ['author'], true],
  ['/back-office/pages-old', ['author'], false],
  ['/back-office/jobs', ['author'], false],
  ['/back-office/anything', ['author'], false],
  ['/back-office/pages', ['customer'], false],
  ['/back-office/pages', [], false],
] as const)('%s opens for %j: %s', (path, roles, expected) => {
  expect(navigation.mayOpen(path, roles)).toBe(expected)
})

test.each([
  ['/back-office', 'back-office'],
  ['/back-office/pages', 'back-office'],
  ['/back-office-news', undefined],
  ['/secure/orders', 'portal'],
  ['/secure-parts', undefined],
  ['/support/cases/case-detail', 'portal'],
  ['/support/knowledge', undefined],
  ['/training', undefined],
  ['/', undefined],
])('%s belongs to %s', (path, expected) => {
  expect(navigation.findArea('sps', path)).toBe(expected)
})

test.each([
  ['its own page', '/secure/account', '/secure/account'],
  ['the nearest page above', '/secure/account/sites/7', '/secure/account/sites'],
  ['none that only sounds like it', '/secure/accounts', undefined],
])('the entry of a page is %s', (_, path, expected) => {
  expect(findCurrent([{ path: '/secure/account' }, { path: '/secure/account/sites' }], path)).toBe(expected)
})

test.each([
  ['of the page', '/secure/invoices', 'money'],
  ['that most people need, beside the overview', '/secure/sps-home', 'buying'],
  ['that most people need, beside a page without an entry', undefined, 'buying'],
])('the group that is open at first is the one %s', (_, current, expected) => {
  const entries = [
    { path: '/secure/sps-home', group: 'overview' },
    { path: '/secure/orders', group: 'buying' },
    { path: '/secure/invoices', group: 'money' },
  ] as const
  expect(findOpenGroup(entries, current)).toBe(expected)
})

import { demoId } from '#demo/demo-id.ts'
import { nameOf } from '#demo/person-names.ts'
import { CUSTOMER, EMPLOYEE, type PersonTraits } from '#demo/person-traits.ts'
import { RESTRICTED_LINE_OF_BUSINESS } from '#demo/tenants.ts'
import type { CompanyRole } from '#kernel/scope.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'

export const DEMO_PASSWORD = 'Portico-demo-1'

export type Person = {
  readonly id: string
  readonly who: string
  readonly tenant: TenantKey
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  /** One sentence for the page that lists the people. */
  readonly different: string
  readonly traits: PersonTraits
}

type Role = {
  readonly who: string
  readonly different: string
  readonly traits: PersonTraits
  /** Everywhere unless it says otherwise. */
  readonly only?: TenantKey
}

const asCustomer = (who: string, different: string, traits: Partial<PersonTraits> = {}, only?: TenantKey): Role => ({
  who,
  different,
  traits: { ...CUSTOMER, ...traits },
  only,
})

const asEmployee = (who: string, different: string, traits: Partial<PersonTraits> = {}): Role => ({
  who,
  different,
  traits: { ...EMPLOYEE, ...traits },
})

const OF_BUYER = { soldTo: { count: 3, defaultAt: 1 }, colleagueOf: 'buyer' } as const

/** Somebody of buyer's company, for the same accounts. */
const asMember = (who: string, different: string, companyRole: CompanyRole): Role =>
  asCustomer(who, different, { ...OF_BUYER, companyRole })

const ROLES: readonly Role[] = [
  asCustomer(
    'buyer',
    'Orders for three accounts, the second by default, in several currencies, with years of orders and cases.',
    {
      soldTo: { count: 3, defaultAt: 1 },
      hasHistory: true,
    },
  ),
  asCustomer('single', 'Orders for exactly one account.', { soldTo: { count: 1, defaultAt: 0 }, hasHistory: true }),
  asCustomer('nosoldto', 'Has no account to order for.', { soldTo: { count: 0 } }),
  asCustomer('nodefault', 'Has two accounts, none of them the default.', { soldTo: { count: 2 } }),
  asCustomer('reader', 'Has two accounts but never asked to order online.', { ecommerce: 'Not Requested' }),
  asCustomer('accounting', 'Works in the customer’s accounting.', { userRole: 'accounting' }),
  asCustomer('logistics', 'Works in the customer’s logistics.', { userRole: 'logistics' }),
  asEmployee('csr', 'Serves customers from the inside, with four favourite accounts.'),
  asEmployee('manager', 'Serves customers and manages those who do.', { managerRole: true }),
  asEmployee('asm', 'Shops on behalf of customers (assisted service).', { isAsmUser: true }),
  asEmployee('bigcsr', 'Serves customers with 5,000 favourite accounts.', { favouriteSoldTos: 5000 }),
  asCustomer(
    'trainee',
    'Is enrolled in the training tool.',
    { training: { status: 'Approved', lmsUserId: 'LMS-204817' } },
    'hbtbt',
  ),
  asCustomer('student', 'Has not asked for the training tool yet.', { training: { status: 'Not Requested' } }, 'hbtbt'),
  asCustomer('newcomer', 'Signs in for the first time and is met with a message.', {
    isNewUser: true,
    portalSignInMessage: 'Welcome to the customer portal. Please check your contact details first.',
  }),
  asCustomer('greeted', 'Knows the portal and is met with a message about maintenance.', {
    portalSignInMessage: 'Planned maintenance on Sunday from 06:00 UTC.',
  }),
  asCustomer('referred', 'Is referred to the service network.', { serviceLevel: 'Refer to Network' }),
  asCustomer('blocked', 'Is refused when the contact details are read.', { contactErrorCode: '401' }),
  asCustomer('restricted', 'Belongs to one line of business only, which is restricted.', {
    linesOfBusiness: [RESTRICTED_LINE_OF_BUSINESS],
  }),
  asCustomer('mover', 'Is changing the e-mail address; the new one is not confirmed.', {
    tempEmailId: 'new-address@mover.example',
  }),
  asEmployee('author', 'Edits, previews and publishes the content of this site.', { roles: ['internal', 'author'] }),
  asEmployee('admin', 'Runs the back office: users, requests, accounts, jobs and the audit log.', {
    roles: ['internal', 'admin', 'configurator', 'order-viewer', 'case-agent'],
  }),
  asCustomer(
    'waiting',
    'Has asked for the training tool and waits for the answer.',
    { training: { status: 'Pending' } },
    'hbtbt',
  ),
]

/** Who came later stands after all others: positions give people their names and accounts. */
const LATER_ROLES: readonly Role[] = [
  asCustomer('colleague', 'Works at the same company as buyer, and orders for the same accounts.', OF_BUYER),
  asEmployee('agent', 'Answers cases of all customers.', { roles: ['internal', 'case-agent'] }),
  asEmployee('author2', 'Edits the content of this site beside another author.', { roles: ['internal', 'author'] }),
  asEmployee('admin2', 'Runs the back office beside another administrator.', { roles: ['internal', 'admin'] }),
  asMember('chief', 'Looks after buyer’s company: invites its people, gives roles, limits and accounts.', 'company-admin'),
  asMember('approver', 'Approves orders of buyer’s company, as the first of two.', 'approver'),
  asMember('director', 'Approves large orders of buyer’s company.', 'approver'),
  asMember('deputy', 'Approves orders of buyer’s company in place of a colleague who is away.', 'approver'),
  asMember('requester', 'Fills carts for buyer’s company; every order needs approval.', 'requester'),
]

/** Everyone in the demo, of one tenant or of all five. */
export const listPeople = (tenant?: TenantKey): Person[] =>
  (tenant ? [tenant] : TENANT_KEYS).flatMap((key) =>
    [...ROLES, ...LATER_ROLES].flatMap(({ who, different, traits, only }, position) =>
      only && only !== key
        ? []
        : [
            {
              id: demoId(`person/${key}/${who}`),
              who,
              tenant: key,
              email: `${who}@${key}.example`,
              ...nameOf(key, position),
              different,
              traits,
            },
          ],
    ),
  )

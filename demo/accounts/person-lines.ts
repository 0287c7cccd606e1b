import { placeAt } from '#demo/accounts/places.ts'
import type { Person } from '#demo/people.ts'
import { lookUp } from '#kernel/look-up.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

const JOBS: Partial<Record<string, readonly [title: string, department: string, work: string]>> = {
  buyer: ['Purchasing Manager', 'Purchasing', 'Procurement'],
  single: ['Purchasing Agent', 'Purchasing', 'Procurement'],
  reader: ['Maintenance Planner', 'Maintenance', 'Engineering'],
  accounting: ['Accounts Payable Lead', 'Finance', 'Accounting'],
  logistics: ['Inbound Logistics Lead', 'Supply Chain', 'Logistics'],
  csr: ['Customer Service Representative', 'Customer Service', 'Service'],
  manager: ['Customer Service Manager', 'Customer Service', 'Management'],
  asm: ['Assisted Sales Specialist', 'Sales', 'Sales'],
  bigcsr: ['Senior Customer Service Representative', 'Customer Service', 'Service'],
  trainee: ['Controls Technician', 'Field Service', 'Engineering'],
  student: ['Commissioning Engineer', 'Projects', 'Engineering'],
  author: ['Web Editor', 'Marketing', 'Communications'],
  admin: ['Portal Administrator', 'Digital', 'Operations'],
  chief: ['Head of Purchasing', 'Purchasing', 'Procurement'],
  approver: ['Plant Manager', 'Operations', 'Management'],
  director: ['Finance Director', 'Finance', 'Management'],
  deputy: ['Deputy Plant Manager', 'Operations', 'Management'],
  requester: ['Maintenance Technician', 'Maintenance', 'Engineering'],
}
const USUAL_JOB = ['Operations Specialist', 'Operations', 'Operations'] as const

/** Most live in the United States; these do not. */
const ABROAD: Partial<Record<string, { place: number; language: string; phone: string }>> = {
  accounting: { place: 5, language: 'en', phone: '+44 121 496' },
  logistics: { place: 3, language: 'pl', phone: '+48 58 555' },
  nodefault: { place: 6, language: 'de', phone: '+49 711 555' },
}
const HOME = { place: 0, language: 'en', phone: '+1 704 555' } as const

/** The supplier's record of a person, as a line of their kind. */
export const toPersonLine = (person: Person, position: number) => {
  const { id, who, tenant, email, givenName, familyName, traits } = person
  const [jobTitle, department, work] = lookUp(JOBS, who) ?? USUAL_JOB
  const { place, language, phone } = lookUp(ABROAD, who) ?? HOME
  const { city, state, postalCode, countryCode } = placeAt(place)
  return {
    ...{ mail: email, id, givenName, familyName, roles: traits.roles, userType: traits.userType, status: 'active' },
    honId: `H${String(700_000 + TENANT_KEYS.indexOf(tenant) * 1000 + position)}`,
    ...(traits.isInternalUser && { managerRole: traits.managerRole }),
    ...{ isAsm: traits.isAsmUser, userRole: traits.userRole, jobTitle, department, function: work },
    phone: `${phone} 01${String(position).padStart(2, '0')}`,
    ...{ countryCode, city, region: state, postalCode, language },
    linesOfBusiness: traits.linesOfBusiness,
    serviceLevel: traits.serviceLevel,
    defaultCurrency: who === 'buyer' ? 'EUR' : undefined,
    companyRole: traits.companyRole,
    signInMessage: traits.portalSignInMessage,
    contactErrorCode: traits.contactErrorCode,
  }
}

const FIRST_SEEN = new Date('2026-01-12T09:00:00Z')

/** Actions of people themselves: chose a password, confirmed their details, closed the dialog that welcomes them. */
export const doneBy = ({ traits: { isNewUser, tempEmailId } }: Person, passwordHash: string, now: Date) => ({
  ...{ passwordHash, isNewUser, tempEmail: tempEmailId ?? null },
  ...{ createdAt: FIRST_SEEN, emailVerifiedAt: FIRST_SEEN, revalidatedAt: now, seenStatuses: ['newBrandCustomer'] },
})

import { companyOf } from '#demo/accounts/companies.ts'
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
}
const USUAL_JOB = ['Operations Specialist', 'Operations', 'Operations'] as const

/** Most live in the United States; these do not. */
const ABROAD: Partial<Record<string, { place: number; language: string; phone: string }>> = {
  accounting: { place: 5, language: 'en', phone: '+44 121 496' },
  logistics: { place: 3, language: 'pl', phone: '+48 58 555' },
  nodefault: { place: 6, language: 'de', phone: '+49 711 555' },
}
const HOME = { place: 0, language: 'en', phone: '+1 704 555' } as const

const VERIFIED = new Date('2026-01-12T09:00:00Z')
/** Lately, whenever the demo is made: nobody is requested the yearly validation. */
const CONFIRMED = new Date()

/** A person as the table of people keeps them. */
export const toPersonRow = (person: Person, position: number, passwordHash: string) => {
  const { id, who, tenant, email, givenName, familyName, traits } = person
  const [jobTitle, department, functionName] = lookUp(JOBS, who) ?? USUAL_JOB
  const { place, language, phone } = lookUp(ABROAD, who) ?? HOME
  const { city, state, postalCode, countryCode } = placeAt(place)
  return {
    id,
    honId: `H${String(700_000 + TENANT_KEYS.indexOf(tenant) * 1000 + position)}`,
    email,
    emailVerifiedAt: VERIFIED,
    passwordHash,
    givenName,
    familyName,
    roles: traits.roles,
    isInternal: traits.isInternalUser,
    userType: traits.userType,
    managerRole: traits.isInternalUser ? traits.managerRole : null,
    isAsm: traits.isAsmUser,
    userRole: traits.userRole ?? null,
    jobTitle,
    department,
    functionName,
    phone: `${phone} 01${String(position).padStart(2, '0')}`,
    countryCode,
    city,
    state,
    postalCode,
    language,
    companyId: companyOf(person, position).id,
    linesOfBusiness: traits.linesOfBusiness,
    serviceLevel: traits.serviceLevel ?? null,
    defaultCurrency: who === 'buyer' ? 'EUR' : null,
    isNewUser: traits.isNewUser,
    signInMessage: traits.portalSignInMessage ?? null,
    contactErrorCode: traits.contactErrorCode ?? null,
    tempEmail: traits.tempEmailId ?? null,
    createdAt: VERIFIED,
    revalidatedAt: CONFIRMED,
    // They know the site: no dialog welcomes them to it.
    seenStatuses: ['newBrandCustomer'],
  }
}

import type { Feature } from '#platform/feature.ts'

export { requireCompanyAdmin, requireMember } from '#features/company/people/company-admin.service.ts'
export { findMember, listMembers, type CompanyMember } from '#features/company/people/member.store.ts'

/** The customer's own people: who they are, what they may do and how much they may spend. */
export const companyPeople: Feature = { name: 'company-people' }

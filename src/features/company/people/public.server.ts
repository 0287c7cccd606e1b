import { colleagueRoutes } from '#features/company/people/colleague.routes.ts'
import { companyPeopleBlock } from '#features/company/people/company-people.schema.ts'
import { peopleSection } from '#features/company/people/customer-people.service.ts'
import { invitationMails } from '#features/company/people/invitation-mail.service.ts'
import { peopleLink, peopleStarterPages } from '#features/company/people/people.starter.ts'
import type { Feature } from '#platform/feature.ts'

export { findCostCentreSource } from '#features/company/people/cost-centre-source.service.ts'
export { requireCompanyAdmin, requireMember } from '#features/company/people/company-admin.service.ts'
export { lockCompany } from '#features/company/people/colleague.store.ts'
export { findColleagues, findMember, listMembers, type CompanyMember } from '#features/company/people/member.store.ts'

/** The customer's own people: who they are, what they may do and how much they may spend. */
export const companyPeople: Feature = {
  name: 'people',
  blocks: [companyPeopleBlock],
  customerSections: [peopleSection],
  mails: invitationMails,
  routes: colleagueRoutes,
  starterPages: peopleStarterPages,
  portalLinks: [peopleLink],
}

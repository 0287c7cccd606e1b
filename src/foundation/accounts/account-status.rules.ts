import type { AccountStatus } from '#foundation/accounts/account-status.schema.ts'
import type { Company } from '#foundation/accounts/account.rules.ts'
import type { Person } from '#foundation/identity/public.ts'

const describeCompany = ({ id, number, name, customerType, customerGroup, lineOfBusiness }: Company) => ({
  id,
  name,
  accountId: number,
  customer: { type: customerType, group: customerGroup },
  lineOfBusiness,
})

export const buildAccountStatus = (person: Person, company: Company | undefined): AccountStatus => ({
  session_valid: true,
  honId: person.honId,
  isInternalUser: person.isInternal,
  isAsmUser: person.isAsm && person.isInternal,
  isNewUser: person.isNewUser,
  serviceLevel: person.serviceLevel ?? '',
  tempEmailId: person.tempEmail ?? '',
  email: person.email,
  emailId: person.email,
  firstName: person.givenName,
  lastName: person.familyName,
  jobTitle: person.jobTitle,
  department: person.department,
  function: person.functionName,
  address: { country: person.countryCode, city: person.city, state: person.state, postalCode: person.postalCode },
  ...(company ? { account: describeCompany(company) } : {}),
  accountName: company?.name ?? '',
})

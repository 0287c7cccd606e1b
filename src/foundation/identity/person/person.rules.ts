import type { CompanyRole, UserRole } from '#kernel/scope.ts'

export type { CompanyRole } from '#kernel/scope.ts'

/** The first of them look after the company. */
export const COMPANY_ROLES = [
  'company-admin',
  'approver',
  'buyer',
  'requester',
  'viewer',
] as const satisfies readonly CompanyRole[]

export type PersonStatus = 'active' | 'pending' | 'deactivated' | 'deleted' | 'denied'

/** Someone who may sign in to one tenant, as the server knows them. */
export type Person = {
  readonly id: string
  /** The user's hid. */
  readonly honId: string
  readonly email: string
  readonly emailVerifiedAt: Date | null
  readonly givenName: string
  readonly familyName: string
  readonly roles: readonly UserRole[]
  readonly isInternal: boolean
  readonly userType: string
  /** Null: this person has no such role to hold or to lack. */
  readonly managerRole: boolean | null
  readonly isAsm: boolean
  readonly userRole: string | null
  readonly jobTitle: string
  readonly department: string
  readonly functionName: string
  readonly phone: string
  readonly countryCode: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly language: string
  readonly companyId: string | null
  /** Null: they order like a buyer. */
  readonly companyRole: CompanyRole | null
  readonly linesOfBusiness: readonly string[]
  readonly serviceLevel: string | null
  readonly defaultCurrency: string | null
  readonly isNewUser: boolean
  readonly signInMessage: string | null
  readonly contactErrorCode: string | null
  readonly tempEmail: string | null
  readonly status: PersonStatus
  /** Set by an admin: unlike after a long absence, the person cannot open the account again by mail. */
  readonly disabledAt: Date | null
  readonly isRevalidationRequired: boolean
  readonly revalidationCount: number
  readonly revalidatedAt: Date | null
  readonly createdAt: Date
  /** Status dialogs that were closed and do not come back. */
  readonly seenStatuses: readonly string[]
}

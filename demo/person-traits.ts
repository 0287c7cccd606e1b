import type { CompanyRole, UserRole } from '#kernel/scope.ts'

export type ToolStatus = 'Approved' | 'Pending' | 'Denied' | 'Not Permitted' | 'Not Requested'

/** Traits that make a person of the demo different, as data that the features read when they fill their tables. */
export type PersonTraits = {
  readonly roles: readonly UserRole[]
  readonly isInternalUser: boolean
  readonly userType: 'Customer' | 'Employee'
  readonly managerRole: boolean
  readonly isAsmUser: boolean
  readonly userRole?: 'accounting' | 'logistics'
  readonly ecommerce: ToolStatus
  /** Sold-to accounts of their own; `defaultAt` counts from 0 and is missing when none is the default. */
  readonly soldTo: { readonly count: number; readonly defaultAt?: number }
  readonly favouriteSoldTos: number
  /** Shares company and accounts with this person. */
  readonly colleagueOf?: string
  /** Their work in the company; without it they order like a buyer. */
  readonly companyRole?: CompanyRole
  readonly training?: { readonly status: ToolStatus; readonly lmsUserId?: string }
  readonly isNewUser: boolean
  readonly portalSignInMessage?: string
  readonly serviceLevel?: string
  /** Contact details answer this instead of the person's data. */
  readonly contactErrorCode?: string
  readonly linesOfBusiness: readonly string[]
  readonly tempEmailId?: string
  /** Orders, cases, favourites and saved items fill this person's screens. */
  readonly hasHistory: boolean
}

/** An external customer with two accounts who may order: everyone else is described by what differs. */
export const CUSTOMER: PersonTraits = {
  roles: ['customer'],
  isInternalUser: false,
  userType: 'Customer',
  managerRole: false,
  isAsmUser: false,
  ecommerce: 'Approved',
  soldTo: { count: 2, defaultAt: 0 },
  favouriteSoldTos: 0,
  isNewUser: false,
  linesOfBusiness: ['Projects', 'Service'],
  hasHistory: false,
}

export const EMPLOYEE: PersonTraits = {
  ...CUSTOMER,
  roles: ['internal'],
  isInternalUser: true,
  userType: 'Employee',
  soldTo: { count: 0 },
  favouriteSoldTos: 4,
}

import type { UserRole } from '#kernel/scope.ts'

/** In production these need one whatever the tenant says [T-103]. */
const ALWAYS: readonly UserRole[] = ['admin', 'author']

export type SecondFactorPolicy = {
  readonly isProduction: boolean
  /** The tenant's additions. */
  readonly secondFactorRoles: readonly UserRole[]
}

export const needsSecondFactor = (roles: readonly UserRole[], { isProduction, secondFactorRoles }: SecondFactorPolicy): boolean =>
  roles.some((role) => secondFactorRoles.includes(role) || (isProduction && ALWAYS.includes(role)))

/** Everybody has one of these, so without it nothing is left that a session could be used for. */
const TO_ENTER: readonly UserRole[] = ['customer', 'internal']

/** Whether they get no session at all before a second factor; roles of staff alone are only held back [T-103]. */
export const needsSecondFactorToEnter = (
  roles: readonly UserRole[],
  { secondFactorRoles }: Pick<SecondFactorPolicy, 'secondFactorRoles'>,
): boolean => roles.some((role) => TO_ENTER.includes(role) && secondFactorRoles.includes(role))

/** Values of `acr` with which providers mean more than one factor. */
const MULTI_FACTOR_CLASSES: readonly string[] = [
  'mfa',
  'phr',
  'phrh',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'http://schemas.microsoft.com/claims/multipleauthn',
  'https://refeds.org/profile/mfa',
  'urn:okta:loa:2fa:any',
]

export type AuthenticationClaims = { readonly amr?: unknown; readonly acr?: unknown }

/** Whether the provider's signed token says that more than one factor was used (RFC 8176); anything unclear says no. */
export const saysSecondFactor = ({ amr, acr }: AuthenticationClaims): boolean =>
  (Array.isArray(amr) && amr.includes('mfa')) || (typeof acr === 'string' && MULTI_FACTOR_CLASSES.includes(acr))

const METHOD = /^[\w.:-]{1,40}$/

/** The methods as the session records them. */
export const readMethods = ({ amr }: AuthenticationClaims): string[] =>
  Array.isArray(amr) ? amr.filter((value): value is string => typeof value === 'string' && METHOD.test(value)).slice(0, 10) : []

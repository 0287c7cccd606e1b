import { z } from 'zod'
import { moneySchema } from '#kernel/money.schema.ts'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Secrets travel to it: https, but for a provider on this very machine. */
const isSafeIssuer = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, search, hash } = new URL(value)
  if (username || search || hash) return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}

const issuerUrl = z.string().max(500).refine(isSafeIssuer, 'must be an https address without a query')
const claimName = z.string().min(1).max(200)

/** Which claims of a foreign provider fill our fields; the standard names unless told otherwise. */
const claimsSchema = z.strictObject({
  email: claimName.default('email'),
  emailVerified: claimName.default('email_verified'),
  givenName: claimName.default('given_name'),
  familyName: claimName.default('family_name'),
  phone: claimName.default('phone_number'),
  language: claimName.default('locale'),
  jobTitle: claimName.optional(),
  department: claimName.optional(),
  /** True in this claim says that the person works for the supplier [T-56]. */
  isInternal: claimName.optional(),
})
export type ClaimNames = z.infer<typeof claimsSchema>

/** Another OpenID provider in place of the embedded one. */
const identityProviderSchema = z.strictObject({
  issuer: issuerUrl,
  clientId: z.string().min(1).max(200),
  /** As the provider showed it, or sealed, as the database stores it. */
  clientSecret: z.string().regex(/^(?:sealed\.[\w.-]{1,2000}|.{1,500})$/),
  scope: z
    .string()
    .regex(/^[\w:./ -]{1,200}$/)
    .default('openid profile email'),
  /** Hosts beyond the issuer's own that it names for its endpoints; nothing else is ever called [T-72]. */
  origins: z.array(issuerUrl).max(10).default([]),
  claims: claimsSchema.prefault({}),
  /** The provider's page at each sign-in; without it whoever it remembers comes in by following a link. */
  prompt: z.enum(['login', 'select_account', 'consent']).optional(),
})
export type IdentityProvider = z.infer<typeof identityProviderSchema>

/** Plain ASCII in lower case: a homograph of a listed domain is another domain [T-56]. */
const emailDomain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a domain in lower case')

const traitsSchema = z.strictObject({
  identityProvider: identityProviderSchema.optional(),
  /** Addresses that may not register [5.1.2]. */
  blockedEmailDomains: z.array(emailDomain).max(10_000).default([]),
  /** Verified addresses of these belong to employees [5.1.3]. */
  internalEmailDomains: z.array(emailDomain).max(1000).default([]),
  /** Roles that need a second factor here, beside those that always do in production [T-103]. */
  secondFactorRoles: z
    .array(z.enum(['customer', 'internal', 'author', 'admin', 'configurator', 'order-viewer']))
    .max(6)
    .default([]),
  /** Approving an order above this amount needs fresh proof of who the approver is; none unless given [T-103]. */
  approvalProofOver: moneySchema.optional(),
})

/** Traits that only the server knows; none of them reaches a page. */
export const tenantIdentitySchema = traitsSchema.refine(
  ({ identityProvider, secondFactorRoles }) =>
    identityProvider === undefined || !secondFactorRoles.some((role) => role === 'customer' || role === 'internal'),
  {
    path: ['secondFactorRoles'],
    message: 'customer and internal are for the built-in sign-in: another provider requires it itself',
  },
)
export type TenantIdentity = z.infer<typeof tenantIdentitySchema>

import { decideActing } from '#foundation/identity/policy/impersonation.rules.ts'
import { decideCsr } from '#foundation/identity/policy/csr.rules.ts'
import { decideInternal } from '#foundation/identity/policy/internal.rules.ts'
import { decideBackOffice, decideEditing } from '#foundation/identity/policy/staff.rules.ts'
import type { ActionSlice, SiteFacts } from '#kernel/action.ts'
import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf, defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

const csrSite = ({ traits, flags }: SiteFacts) => ({ traits, csrFlow: flags.internalCsrFlow })

export const identityActions: ActionSlice = {
  'count-as-internal': {
    isStaffRight: true,
    decide: ({ person, internalDomains }) => decideInternal(person, internalDomains),
  },
  'use-favourites': { isStaffRight: true, decide: (facts) => decideCsr(facts.person, csrSite(facts)) },
  'act-for-customer': { isStaffRight: true, decide: (facts) => decideActing(facts.person, csrSite(facts)) },
  'edit-content': { isStaffRight: true, decide: ({ person }) => decideEditing(person.roles) },
  'open-back-office': { isStaffRight: true, decide: ({ person }) => decideBackOffice(person.roles) },
}

export const identityConfig = defineConfig({
  schema: z.strictObject({
    logoutUri: sitePath,
    authorizationUri: sitePath,
    postLoginHomePath: sitePath,
    detailUri: sitePath,
    sessionDetailEndpoint: sitePath,
    userInfoEndpoint: sitePath,
    emailDomainEndpoint: sitePath,
    simplifiedRegistrationPath: sitePath,
    cancelSimplifiedRegistrationEndpoint: sitePath,
  }),
  // Who signs in where, and who asks whether one is signed in: a page that could say it could take a session over.
  fixed: [
    ...(['logoutUri', 'authorizationUri', 'detailUri', 'sessionDetailEndpoint', 'userInfoEndpoint'] as const),
    ...(['emailDomainEndpoint', 'cancelSimplifiedRegistrationEndpoint'] as const),
  ],
  defaults: ({ tenant, root }) => ({
    logoutUri: '/system/sling/logout.html',
    authorizationUri: '/system/sling/login.html',
    postLoginHomePath: `${root}/secure/${tenant}-home`,
    detailUri: '/pif/api/session/details',
    sessionDetailEndpoint: '/pif/api/session/details',
    userInfoEndpoint: '/pif/api/session/userinfo',
    emailDomainEndpoint: '/sm/api/domains/blocked',
    simplifiedRegistrationPath: `${root}/secure/account/simplified-register`,
    cancelSimplifiedRegistrationEndpoint: '/pif/api/account/v1/registration/cancel',
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof identityConfig> {}
}

/** Strings where the readers of the portal compare strings. */
export const identityFlags = defineFlags({
  schema: z.strictObject({
    internalCsrFlow: z.enum(['true', 'false']),
  }),
  defaults: {
    internalCsrFlow: 'true',
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof identityFlags> {}
}

export const identityTraits = z.strictObject({
  /** Employees whose data names a manager role serve customers only if they have it [4.2.3]. */
  csrRole: z.enum(['manager']).optional(),
})

/** Read by the server alone: no page carries them. */
export const identityServerTraits = z.strictObject({
  /** Where someone is after signing in on a home page [2.1.11]. */
  signedInHome: z.enum(['my-account']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof identityTraits>, z.infer<typeof identityServerTraits> {}
}

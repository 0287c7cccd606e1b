import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

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

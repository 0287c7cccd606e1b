import { z } from 'zod'
import { DEFAULT_LOCALE, localePath, type Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'

/** An address below this origin; page configuration cannot point the browser elsewhere [T-72]. */
const path = z
  .string()
  .max(2048)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of this site')

/** One file of one https host: what a policy can name exactly, so no query, and no folder that others may fill [T-71]. */
export const isScriptAddress = (value: string): boolean =>
  value.length <= 500 && /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(value)

const OUTSIDE = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?\/[\w.~%/?&=+-]*$/

/** A page of this site, or of one https host that the operator trusts to stand in a frame: lower case, a whole host, a path [T-36]. */
const frameAddress = z
  .string()
  .max(2048)
  .refine((value) => path.safeParse(value).success || OUTSIDE.test(value), 'must be a path of this site or an https address')

/** A name is put behind it: without the slash it could become part of a host [T-36]. */
const endsWithSlash = (address: z.ZodString) => address.regex(/^[^?#]*\/$/, 'must end with a slash')

/** What the browser is told about a site: paths, endpoints and names [2.1.2, 3.1.1]. */
export const siteConfigSchema = z.strictObject({
  appId: z.string().regex(/^[\w-]{1,64}$/),
  domainId: z.string().regex(/^[\w-]{1,64}$/),
  sbgName: z.string().regex(/^[\w-]{1,64}$/),

  homePath: path,
  postLoginHomePath: path,
  searchResultsPath: path,
  simplifiedRegistrationPath: path,
  sessionTimedOutPath: path,
  errorPopupPath: path,

  authorizationUri: path,
  logoutUri: path,
  detailUri: path,
  sessionDetailEndpoint: path,
  refreshEndpoint: path,
  remainingTimeEndpoint: path,
  deleteLoginEndpoint: path,
  userInfoEndpoint: path,
  statusUri: path,
  statusDetailEndpoint: path,
  user_status_end_point: path,
  user_account_message_end_point: path,
  contactDetailsUri: path,
  savedFavoriteSoldUri: path,
  accountRevalidationEndpoint: path,
  annualRevalidationEndpoint: path,
  cancelSimplifiedRegistrationEndpoint: path,
  updateDefaultSoldToUrl: path,
  updateContactDetailsUrl: path,
  soldtoRolesUrl: path,
  cartUrl: path,
  toolServletPath: path,
  toolsEndpoint: path,
  updateUserLogEndpoint: path,
  'store-internalUserecomm': path,
  userNotificationEndpoint: path,
  emailNotificationEndpoint: path,
  saveEmailNotificationEndpoint: path,
  countryEndpoint: path,
  emailDomainEndpoint: path,
  anonymousUserAccessTokenAPI: path,
  countryTranslationEndpoint: path,
  salesOrgCountryJsonPath: path,
  allSitesEndpoint: path,
  createCaseEndpoint: path,
  deleteSiteEndpoint: path,
  analyticsApiPath: path,
  suggestionEndpoint: path,
  quickcart_url: path,
  minicart_url: path,

  /** Where dealers are looked up: with a tag behind it, and without one [2.20.2, 2.20.3]. */
  locatorBaseUrl: endsWithSlash(frameAddress),
  locatorDefaultUrl: frameAddress,

  restrictedHeaderItems: z.array(z.string().max(100)).max(50),
  restrictedLinesOfBusiness: z.array(z.string().max(100)).max(50),

  /** Opens the search of this tenant and nothing else; made once for each tenant unless its data names one. */
  searchKey: z
    .string()
    .regex(/^search-[a-z0-9]{16,64}$/, 'must be a key for searching')
    .optional(),

  /** Someone else's script that translates public pages [7.7.5]. */
  translationScript: z.string().refine(isScriptAddress, 'must be the https address of one script').optional(),
})
export type SiteConfig = z.infer<typeof siteConfigSchema>

/** Page and tenant configuration name only what differs. */
export const siteConfigOverrideSchema = siteConfigSchema.partial()
export type SiteConfigOverride = z.infer<typeof siteConfigOverrideSchema>

/** Whose script runs on the site, and whose pages stand in its frames, is not for a page to say [T-71, T-72], nor which key opens the search. */
export const pageConfigOverrideSchema = siteConfigOverrideSchema
  .omit({ translationScript: true, searchKey: true })
  .extend({ locatorBaseUrl: endsWithSlash(path).optional(), locatorDefaultUrl: path.optional() })

/** Home with '.html' replaced by '.apps-list.json' [2.1.7]. */
export const appsListPath = (homePath: string): string => `${homePath.replace(/\.html$/, '')}.apps-list.json`

export const defaultSiteConfig = (tenant: TenantKey, locale: Locale = DEFAULT_LOCALE): SiteConfig => {
  const home = localePath(locale)
  return {
    appId: `portico-${tenant}`,
    domainId: tenant,
    sbgName: tenant,

    homePath: home,
    postLoginHomePath: `${home}/secure/${tenant}-home`,
    searchResultsPath: `/${locale.language}/search`,
    simplifiedRegistrationPath: `${home}/secure/account/simplified-register`,
    sessionTimedOutPath: `${home}/session-time-out`,
    errorPopupPath: `${home}/error/cart`,

    authorizationUri: '/system/sling/login.html',
    logoutUri: '/system/sling/logout.html',
    detailUri: '/pif/api/session/details',
    sessionDetailEndpoint: '/pif/api/session/details',
    refreshEndpoint: '/pif/api/session/refresh',
    remainingTimeEndpoint: '/pif/api/session/remaining-time',
    deleteLoginEndpoint: '/bin/deleteLogin',
    userInfoEndpoint: '/pif/api/session/userinfo',
    statusUri: '/pif/api/account/v1/status',
    statusDetailEndpoint: '/pif/api/account/v1/status',
    user_status_end_point: '/sm/api/common/user/status',
    user_account_message_end_point: '/sm/api/common/account/message',
    contactDetailsUri: '/pif/api/account/v1/get-contact-details',
    savedFavoriteSoldUri: '/pif/api/soldto/favorite/v1/user',
    accountRevalidationEndpoint: '/pif/api/account/v1/account-revalidate/start',
    annualRevalidationEndpoint: '/pif/api/account/v1/account-revalidate/annual',
    cancelSimplifiedRegistrationEndpoint: '/pif/api/account/v1/registration/cancel',
    updateDefaultSoldToUrl: '/pif/api/soldto/v1/default/',
    updateContactDetailsUrl: '/pif/api/account/v1/update-contact-details',
    soldtoRolesUrl: '/pif/api/soldto/v1/roles',
    cartUrl: '/pif/api/ecommerce/v1/mini-cart/',
    toolServletPath: appsListPath(home),
    toolsEndpoint: '/pif/api/account/v1/tools',
    updateUserLogEndpoint: '/pif/api/account/v1/tools/update-user-log',
    'store-internalUserecomm': '/pif/api/account/v1/service-level',
    userNotificationEndpoint: '/sm/api/uop/user-preference/notification',
    emailNotificationEndpoint: '/sm/api/uop/email-notifications/preferences',
    saveEmailNotificationEndpoint: '/sm/api/uop/email-notifications/save',
    countryEndpoint: '/sm/api/countries',
    emailDomainEndpoint: '/sm/api/domains/blocked',
    anonymousUserAccessTokenAPI: '/sm/api/common/account/anonymous-token',
    countryTranslationEndpoint: '/sm/api/countries/translated',
    salesOrgCountryJsonPath: `/content/dam/${tenant}/sales-org-countries.json`,
    allSitesEndpoint: '/sm/api/uop/myfacilities/sites',
    createCaseEndpoint: '/sm/api/uop/case/add-site',
    deleteSiteEndpoint: '/sm/api/uop/myfacilities/site',
    analyticsApiPath: '/bin/public/analytics',
    suggestionEndpoint: `/api/as/v1/engines/${tenant}/query_suggestion`,
    quickcart_url: `/shop/${tenant}/en/quickCart`,
    minicart_url: `/cart/${tenant}/en`,
    locatorBaseUrl: `${home}/dealers/locator/`,
    locatorDefaultUrl: `${home}/dealers/locator?f=1`,

    restrictedHeaderItems: [],
    restrictedLinesOfBusiness: [],
  }
}

/** Later overrides win; an override of the home path moves the apps list with it unless that is named too. */
export const resolveSiteConfig = (
  tenant: TenantKey,
  locale: Locale,
  ...overrides: readonly (SiteConfigOverride | undefined)[]
): SiteConfig => {
  const named = overrides.reduce<SiteConfigOverride>((config, override) => ({ ...config, ...override }), {})
  const moved = named.homePath === undefined ? {} : { toolServletPath: appsListPath(named.homePath) }
  return { ...defaultSiteConfig(tenant, locale), ...moved, ...named }
}

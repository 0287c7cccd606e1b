import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

export const accountConfig = defineConfig({
  schema: z.strictObject({
    statusUri: sitePath,
    user_account_message_end_point: sitePath,
    statusDetailEndpoint: sitePath,
    user_status_end_point: sitePath,
    contactDetailsUri: sitePath,
    'store-internalUserecomm': sitePath,
    updateContactDetailsUrl: sitePath,
    soldtoRolesUrl: sitePath,
    updateDefaultSoldToUrl: sitePath,
    savedFavoriteSoldUri: sitePath,
    countryCurrencyJsonPath: sitePath,
    /** Where a change of the account leads from pages that make no sense for the next one. */
    partsSearchUrl: sitePath,
    additionalProductsUrl: sitePath,
    notPermittedReturnUrl: sitePath,

    // The cart takes these over.
    cartUrl: sitePath,
    minicart_url: sitePath,
    quickcart_url: sitePath,
    errorPopupPath: sitePath,
  }),
  defaults: ({ tenant, root }) => ({
    statusUri: '/pif/api/account/v1/status',
    user_account_message_end_point: '/sm/api/common/account/message',
    statusDetailEndpoint: '/pif/api/account/v1/status',
    user_status_end_point: '/sm/api/common/user/status',
    contactDetailsUri: '/pif/api/account/v1/get-contact-details',
    'store-internalUserecomm': '/pif/api/account/v1/service-level',
    updateContactDetailsUrl: '/pif/api/account/v1/update-contact-details',
    soldtoRolesUrl: '/pif/api/soldto/v1/roles',
    updateDefaultSoldToUrl: '/pif/api/soldto/v1/default/',
    savedFavoriteSoldUri: '/pif/api/soldto/favorite/v1/user',
    countryCurrencyJsonPath: `/content/dam/${tenant}/country-currencies.json`,
    partsSearchUrl: `${root}/products`,
    additionalProductsUrl: `${root}/additional-products`,
    notPermittedReturnUrl: `${root}/secure/${tenant}-home`,

    cartUrl: '/pif/api/ecommerce/v1/mini-cart/',
    minicart_url: `/cart/${tenant}/en`,
    quickcart_url: `/shop/${tenant}/en/quickCart`,
    errorPopupPath: `${root}/error/cart`,
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof accountConfig> {}
}

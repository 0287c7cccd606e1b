import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf, defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'
import { decideContact } from '#foundation/accounts/contact-access.rules.ts'
import type { ActionSlice } from '#kernel/action.ts'

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

export const accountFlags = defineFlags({
  schema: z.strictObject({
    retain_currency: z.boolean(),
    soldto_control: z.boolean(),
    hideCurrency: z.boolean(),
  }),
  defaults: {
    retain_currency: false,
    soldto_control: false,
    hideCurrency: false,
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof accountFlags> {}
}

export const contactActions: ActionSlice = {
  'see-contact-details': { decide: ({ person }) => decideContact(person.contactErrorCode) },
}

export const soldToTraits = z.strictObject({
  /** Which accounts are offered: those with orders and returns [5.7.2], or under soldto_control those enabled for ordering [5.7.3]. */
  soldToList: z.enum(['orders-returns', 'controlled']).optional(),
  /** Of one account listed twice the first stays, or for managers the default one [5.7.4]. */
  soldToMerge: z.enum(['manager-default']).optional(),
  /** An account's value for scripts: its number, or the ERP and its number [3.4.10]. */
  soldToValue: z.enum(['with-erp']).optional(),
  /** Employees change the account by their role [6.4.3]: all of them, or managers. */
  soldToChange: z.enum(['roles', 'manager-roles']).optional(),
  /** Customers' calls say once more that the account changed [7.2.2]. */
  soldToChangeMark: z.enum(['sent']).optional(),
  /** The page that is not shown again after a change, but another one [2.14.9, 2.14.10, 2.14.11]. */
  leavesAfterChange: z.enum(['inactive-account', 'video-selector', 'not-permitted']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof soldToTraits> {}
}

import type { StarterPages } from '#foundation/blocks/public.ts'
import { dealerAdmin, productAdmin } from '#features/administration/catalogue-admin/catalogue-admin.schema.ts'
import { CATALOGUE_DESK_WORDS } from '#features/administration/catalogue-admin/catalogue-admin.texts.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'

/** Below the catalogue, whose screen is for admins alone. */
export const catalogueAdminPages: StarterPages = (site) => {
  const { products, dealers } = CATALOGUE_DESK_WORDS[site.locale.language]
  return [
    writeTitledPage(site, {
      path: '/back-office/catalogue/products',
      ...products,
      blocks: [{ type: productAdmin.type, props: {} }],
    }),
    writeTitledPage(site, {
      path: '/back-office/catalogue/dealers',
      ...dealers,
      blocks: [{ type: dealerAdmin.type, props: {} }],
    }),
  ]
}

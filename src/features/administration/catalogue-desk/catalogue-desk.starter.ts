import type { StarterPages } from '#foundation/blocks/public.ts'
import { dealerDesk, productDesk } from '#features/administration/catalogue-desk/catalogue-desk.schema.ts'
import { CATALOGUE_DESK_WORDS } from '#features/administration/catalogue-desk/catalogue-desk.words.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'

/** Below the catalogue, whose screen is for admins alone. */
export const catalogueDeskPages: StarterPages = (site) => {
  const { products, dealers } = CATALOGUE_DESK_WORDS[site.locale.language]
  return [
    writeTitledPage(site, {
      path: '/back-office/catalogue/products',
      ...products,
      blocks: [{ type: productDesk.type, props: {} }],
    }),
    writeTitledPage(site, {
      path: '/back-office/catalogue/dealers',
      ...dealers,
      blocks: [{ type: dealerDesk.type, props: {} }],
    }),
  ]
}

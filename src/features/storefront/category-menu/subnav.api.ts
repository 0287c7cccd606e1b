import { CATEGORY_MENU } from '#features/storefront/category-menu/subnav-place.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

/** Markup. */
export const openCategoryMenu = endpoint({
  method: 'GET',
  access: 'everyone',
  path: `/:country/:language${CATEGORY_MENU}`,
  aliases: [`/:country/:language${CATEGORY_MENU}.html`],
  isHidden: true,
})

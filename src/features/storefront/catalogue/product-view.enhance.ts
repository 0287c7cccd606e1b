import { findSlots, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { whenIdle } from '#browser/when-idle.ts'

/** That someone looks at a part, signed in or not [1.0.32]; its page says which. */
export const enhance = (page: EmbeddedModel): void => {
  const sku = findSlots('product-actions')[0]?.value
  if (sku === undefined || page.mode !== 'publish' || !page.kind.startsWith('Product Detail')) return
  void whenIdle()
    .then(() => import('#features/storefront/catalogue/product/product-view.client.ts'))
    .then(({ followProduct }) => followProduct(page, sku))
}

import { whenIdle } from '#browser/when-idle.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

/** The page of a part remembers it on this device, and shows the ones before it. */
export const enhance = (page: EmbeddedModel): void => {
  if (page.mode === 'publish' && document.querySelector('[data-recent]'))
    void whenIdle()
      .then(() => import('#features/storefront/catalogue/product/recent-parts.client.ts'))
      .then(({ showRecentParts }) => showRecentParts(page))
}

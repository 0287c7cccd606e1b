import { whenIdle } from '#browser/when-idle.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

/** The page of a part records it on this device, and shows those before it to who scrolls down. */
export const enhance = (page: EmbeddedModel): void => {
  const place = document.querySelector<HTMLElement>('[data-recent-parts]')
  if (place && page.mode === 'publish')
    void whenIdle()
      .then(() => import('#features/storefront/catalogue/product/recent-parts.client.ts'))
      .then(({ followRecentParts }) => followRecentParts(place, page))
}

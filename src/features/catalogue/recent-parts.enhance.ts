import { whenIdle } from '#browser/when-idle.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { localePath } from '#kernel/locale.ts'

/** The page of a part remembers it on this device, and shows the ones before it. */
export const enhance = ({ mode, tenant, locale }: EmbeddedModel): void => {
  const room = document.querySelector<HTMLElement>('[data-recent]')
  const sku = document.querySelector<HTMLElement>('[data-product-actions]')?.dataset['productActions']
  if (!room || sku === undefined || mode !== 'publish') return
  const name = document.querySelector('#main h1')?.textContent ?? ''
  const image = document.querySelector('#main [data-enlarge]')?.getAttribute('href') ?? ''
  void whenIdle()
    .then(() => import('#features/catalogue/product/recent-parts.client.ts'))
    .then(({ followRecentParts }) => followRecentParts(room, tenant.key, { sku, name, image, place: localePath(locale) }))
}

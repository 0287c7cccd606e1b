import { whenIdle } from '#browser/when-idle.ts'
import { track } from '#features/analytics/public.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'

const textOf = (place: ParentNode, selector: string): string =>
  [...place.querySelectorAll(selector)].at(-1)?.textContent.trim() ?? ''

/** That a part was looked at, by what its page says of it [3.12.1]. */
export const enhance = ({ mode }: EmbeddedModel): void => {
  const id = document.querySelector<HTMLElement>('[data-product-actions]')?.dataset['productActions']
  if (id === undefined || mode !== 'publish') return
  const category = textOf(document, '#main nav a[href*="/products/"]')
  const brand = textOf(document, '#main h1 + p a[href*="/our-brands/"]')
  const products = [{ id, name: textOf(document, '#main h1'), category, brand }]
  void whenIdle().then(() => track({ name: 'product.view', products, context: {} }))
}

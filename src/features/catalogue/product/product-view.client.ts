import type { TrackedEvent } from '#features/analytics/public.ts'

const textOf = (selector: string): string => [...document.querySelectorAll(selector)].at(-1)?.textContent.trim() ?? ''

/** That a part was looked at, by what its page says of it [3.12.1]. */
export const describeProductView = (id: string): TrackedEvent => {
  const category = textOf('#main nav a[href*="/products/"]')
  const brand = textOf('#main h1 + p a[href*="/our-brands/"]')
  return { name: 'product.view', products: [{ id, name: textOf('#main h1'), category, brand }], context: {} }
}

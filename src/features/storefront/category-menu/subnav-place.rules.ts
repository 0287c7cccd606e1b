export const PRODUCTS = '/products'
export const CATEGORY_MENU = '/by-category'
/** Authors' flyouts are fragments below this path. */
const AUTHORED = '/fragments/navigation/'

export type SubnavPlace =
  | { readonly kind: 'categories' }
  | { readonly kind: 'groups'; readonly category: string }
  | { readonly kind: 'authored'; readonly path: string }

/** Which menu an address means [2.2.6, 7.7.1]; undefined when it means none. */
export const placeSubnav = (page: string): SubnavPlace | undefined => {
  for (const root of [CATEGORY_MENU, PRODUCTS]) {
    if (page === root) return { kind: 'categories' }
    if (page.startsWith(`${root}/`)) return { kind: 'groups', category: page.slice(root.length + 1) }
  }
  return page.startsWith(AUTHORED) ? { kind: 'authored', path: page } : undefined
}

import type { Traits } from '#kernel/traits.ts'

/** How long a picture may take once it is in view before something stands in for it [9.8.10]. */
export const LAZY_FALLBACK_MS = 1000

export type Placeholder = 'instrument' | 'plain'

/** Some sites have a placeholder of their own in product lists [2.22.2]. */
export const choosePlaceholder = ({ productPlaceholder }: Traits, isInProductList: boolean): Placeholder =>
  (isInProductList && productPlaceholder) || 'plain'

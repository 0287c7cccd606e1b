/** How long a picture may take once it is in view before something stands in for it [9.8.10]. */
export const LAZY_FALLBACK_MS = 1000

export type Placeholder = 'process-product' | 'plain'

/** The process business has a placeholder of its own in product lists [2.22.2]. */
export const choosePlaceholder = (businessGroup: string, isInProductList: boolean): Placeholder =>
  businessGroup === 'process' && isInProductList ? 'process-product' : 'plain'

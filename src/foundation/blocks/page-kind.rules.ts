/** How a page is built; product pages are distinguished by it [2.2.5]. */
export const PAGE_TEMPLATES = [
  'home-template',
  'content-page-template',
  'article-template',
  'pim-category-template',
  'pim-sub-category-template',
  'pim-product-detail-template',
  'error-template',
  /** Held by other pages, never opened on its own. */
  'fragment-template',
] as const
export type PageTemplate = (typeof PAGE_TEMPLATES)[number]

/** Purposes of a page; tracking and search use these names [2.2.16]. */
export const PAGE_KINDS = [
  'Home',
  'Content',
  'Article',
  'Category',
  'Error',
  'E-Commerce',
  'Fragment',
  'Order Status',
  'Order Details',
  'Technical Publications',
  'Knowledge Articles Search Result',
  'Knowledge Article Detail',
  'Support History',
  'Case Detail',
  'Product Detail (catalogue)',
  'Product Detail (content)',
  'Global Search',
  'Case Management Search',
  'Technical Support Search',
  'Product Detail SKU Search',
  'Order Status Search',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

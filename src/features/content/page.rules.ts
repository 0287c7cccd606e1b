import { z } from 'zod'
import { flagsOverrideSchema, siteConfigOverrideSchema } from '#features/tenants/public.ts'

/** How a page is built; product pages are told apart by it [2.2.5]. */
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

/** What a page is for; the named ones are tracked and searched by these words [2.2.16]. */
export const PAGE_KINDS = [
  'Home',
  'Content',
  'Article',
  'Category',
  'Error',
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

export type ProductPageRole = 'category' | 'sub-category' | 'listing' | 'detail'

const PRODUCT_ROLES: Partial<Record<PageTemplate, ProductPageRole>> = {
  'pim-category-template': 'category',
  'pim-sub-category-template': 'sub-category',
  'content-page-template': 'listing',
  'pim-product-detail-template': 'detail',
}

/** Undefined outside /products and /products-dynamic [2.2.5]. */
export const roleOfProductPage = (page: string, template: PageTemplate): ProductPageRole | undefined =>
  /^\/products(?:-dynamic)?(?:\/|$)/.test(page) ? PRODUCT_ROLES[template] : undefined

/** Portal pages are looked at by the server before a byte is sent, and never cached for others [2.2.1]. */
export const isGatedPage = (page: string): boolean => /^\/secure(?:\/|$)/.test(page)

const blockSchema = z.strictObject({
  id: z.string().regex(/^[a-z][\w-]{0,40}$/),
  type: z.string().max(60),
  props: z.record(z.string(), z.unknown()),
})

/** What an author writes and a visitor reads: the same shape in drafts and in published versions. */
export const pageContentSchema = z.strictObject({
  title: z.string().min(1).max(200),
  description: z.string().max(400),
  template: z.enum(PAGE_TEMPLATES),
  kind: z.enum(PAGE_KINDS),
  blocks: z.array(blockSchema).max(100),
  /** Page configuration: overrides of the site's. */
  config: siteConfigOverrideSchema.default({}),
  flags: flagsOverrideSchema.default({}),
})
export type PageContent = z.infer<typeof pageContentSchema>

import type { PageKind, PageTemplate } from '#foundation/blocks/public.ts'
import { roleOfProductPage, type ProductPageRole } from '#features/site/content/page.rules.ts'
import { isErrorPath } from '#kernel/site-path.ts'

export type KindFacts = {
  /** Below the locale. */
  readonly path: string
  readonly template: PageTemplate
  /** The template that the author, or the feature that generated the page, chose. */
  readonly kind: PageKind
  /** The kind that a block on the page gives it. */
  readonly fromBlocks?: PageKind | undefined
}

/** Kinds that say nothing in particular: template, address and blocks name the page. */
const GENERAL: ReadonlySet<PageKind> = new Set(['Content', 'Global Search'])

const KIND_OF_TEMPLATE: Partial<Record<PageTemplate, PageKind>> = {
  'home-template': 'Home',
  'article-template': 'Article',
  'error-template': 'Error',
}

/** [2.2.5] */
const KIND_OF_ROLE: Readonly<Record<ProductPageRole, PageKind>> = {
  category: 'Category',
  'sub-category': 'Category',
  listing: 'Category',
  detail: 'Product Detail (content)',
}

/** The kind of a page for reports, search engines and scripts: an error page below /error/ [2.2.10], else as its author says [2.2.16]. */
export const decideKind = ({ path, template, kind, fromBlocks }: KindFacts): { template: PageTemplate; kind: PageKind } => {
  if (template === 'fragment-template') return { template, kind: 'Fragment' }
  if (isErrorPath(path)) return { template: 'error-template', kind: 'Error' }
  if (!GENERAL.has(kind)) return { template, kind }
  const role = roleOfProductPage(path, template)
  return { template, kind: fromBlocks ?? (role && KIND_OF_ROLE[role]) ?? KIND_OF_TEMPLATE[template] ?? kind }
}

import type { DemoCategory } from '#demo/catalogue/categories.ts'
import type { BlockDraft } from '#demo/pages/block-draft.ts'
import type { PageWords } from '#demo/pages/page-words.ts'
import type { GroupCopy, TenantCopy } from '#demo/tenant-copy.ts'
import type { Block, PageTemplate } from '#foundation/blocks/public.ts'
import type { PageKind } from '#foundation/blocks/public.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

export type DemoPage = {
  readonly locale: Locale
  /** Below the locale: '/' is the home page. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly template: PageTemplate
  readonly kind: PageKind
  readonly blocks: readonly Block[]
  readonly config?: Record<string, unknown>
}

/** A page before its blocks are numbered and its locale is known. */
export type PageDraft = Pick<DemoPage, 'path' | 'title' | 'description' | 'template' | 'kind' | 'config'> & {
  readonly blocks: readonly BlockDraft[]
}

/** Everything that the pages of one tenant in one locale are made of. */
export type Site = {
  readonly tenant: TenantKey
  readonly locale: Locale
  readonly copy: TenantCopy
  readonly group: GroupCopy
  readonly words: PageWords
  readonly catalogue: CategoryTree
}

export type CategoryTree = {
  readonly all: readonly DemoCategory[]
  readonly childrenOf: (category: DemoCategory | undefined) => readonly DemoCategory[]
  readonly parentOf: (category: DemoCategory) => DemoCategory | undefined
}

export const growTree = (all: readonly DemoCategory[]): CategoryTree => {
  const byParent = Map.groupBy(all, ({ parentId }) => parentId)
  const byId = new Map(all.map((category) => [category.id, category]))
  return {
    all,
    childrenOf: (category) => byParent.get(category?.id ?? null) ?? [],
    parentOf: ({ parentId }) => (parentId === null ? undefined : byId.get(parentId)),
  }
}

export const nameIn = ({ names }: DemoCategory, language: Language): string => names[language]

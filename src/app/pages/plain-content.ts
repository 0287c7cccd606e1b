import type { Block } from '#foundation/blocks/public.ts'
import type { PageContent } from '#features/site/content/public.ts'

/** Template and kind of an error page. */
export const ERROR = { template: 'error-template', kind: 'Error' } as const

/** A page that no author wrote: a feature's own, or an error's. */
export const plainContent = (title: string, description: string, blocks: Block[]): PageContent => ({
  title,
  description,
  template: 'content-page-template',
  kind: 'Content',
  blocks,
  config: {},
  flags: {},
})

import type { Block } from '#foundation/blocks/public.ts'
import type { BlockRegistry } from '#features/site/content/public.server.ts'
import type { Locale } from '#kernel/locale.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** In place of a page's blocks, for authors who edit it. */
    readonly planEditor?: PlanEditor
  }
}

export type PlanEditor = (
  page: { readonly id: string; readonly title: string; readonly path: string; readonly locale: Locale },
  registry: BlockRegistry,
) => Block

import { z } from 'zod'
import { defineBlock, type AuthorFields } from '#foundation/blocks/public.ts'

/** The block that the server inserts when an author opens a page with `?wcmmode=edit`. */
export type PageEditor = {
  readonly page: { readonly id: string; readonly title: string; readonly path: string; readonly locale: string }
  /** By type of block: what an author fills in. */
  readonly fields: Readonly<Record<string, AuthorFields>>
  /** By type of block: what it is called. */
  readonly names: Readonly<Record<string, string>>
  /** Types of blocks that hold others. */
  readonly holders: readonly string[]
}

/** Stands in no page that is stored: its script comes to authors who edit, and to nobody else. */
export const pageEditor = defineBlock({
  type: 'page-editor',
  interactive: true,
  schema: z.strictObject({}).refine(() => false, 'is no block of a page'),
  fields: {},
})

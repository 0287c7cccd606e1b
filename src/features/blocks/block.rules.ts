import type { z } from 'zod'

/** How an author edits one property of a block. */
export type AuthorField =
  | { readonly kind: 'text' | 'multiline' | 'richtext' | 'number' | 'toggle' | 'link' | 'image'; readonly label: string }
  | { readonly kind: 'select'; readonly label: string; readonly options: readonly string[] }
  | { readonly kind: 'list'; readonly label: string; readonly of: AuthorFields }

export type AuthorFields = Readonly<Record<string, AuthorField>>

/** A kind of content a page may hold: what it accepts, how it is edited, whether the browser wakes it. */
export type BlockDefinition<Schema extends z.ZodObject = z.ZodObject> = {
  /** Also the file name of its component: `hero` is drawn by `hero.block.tsx`. */
  readonly type: string
  readonly schema: Schema
  readonly fields: AuthorFields
  /** Only these are hydrated; every other block costs the browser no script. */
  readonly interactive: boolean
}

export const defineBlock = <Schema extends z.ZodObject>(
  definition: Omit<BlockDefinition<Schema>, 'interactive'> & { readonly interactive?: boolean },
): BlockDefinition<Schema> => ({ interactive: false, ...definition })

/** A block as a page holds it. */
export type Block = {
  readonly id: string
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

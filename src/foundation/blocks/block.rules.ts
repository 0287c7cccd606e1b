import type { PageKind } from '#foundation/blocks/page-kind.rules.ts'
import type { z } from 'zod'

/** How an author edits one property of a block. */
export type AuthorField =
  | {
      /**
       * `date` is a day, `moment` a day or an instant, as notices have them. `code` is a word for programs, which nobody
       * translates. `weekday` is a number from 0, Sunday; `weekdays` several.
       */
      readonly kind:
        | ('text' | 'multiline' | 'richtext' | 'number' | 'toggle' | 'link' | 'image' | 'date' | 'moment')
        | ('code' | 'weekday' | 'weekdays')
      readonly label: string
    }
  | {
      /** Several texts, or words for programs, one a line; where an empty one has its place as well, such as a cell, it stays. */
      readonly kind: 'lines' | 'codes'
      readonly label: string
      readonly keepsEmpty?: boolean
    }
  | {
      /** `colour` is one of the theme's, by its name; `choices` are any of the options. */
      readonly kind: 'select' | 'colour' | 'choices'
      readonly label: string
      readonly options: readonly string[]
      /** By option: what it is called, in the author's language. */
      readonly names?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'list'; readonly label: string; readonly of: AuthorFields }

export type AuthorFields = Readonly<Record<string, AuthorField>>

/** Where a block stands: the path below the locale, or the whole address of a page outside of the locales. */
export type BlockPlace = { readonly path: string; readonly query: URLSearchParams }

/** A kind of content a page may hold: what it accepts, how it is edited, whether the browser wakes it. */
export type BlockDefinition<Schema extends z.ZodObject = z.ZodObject> = {
  /** Also the file name of its component: `hero` is drawn by `hero.block.tsx`. */
  readonly type: string
  readonly schema: Schema
  readonly fields: AuthorFields
  /** Only these are hydrated; every other block costs the browser no script. */
  readonly interactive: boolean
  /** An interactive block that says nothing of the time of day or of whoever looks: what was drawn of it once is sent again. */
  readonly isTimeless?: boolean
  /** Other blocks may stand in it: they come to its component as children. */
  readonly holdsBlocks?: boolean
  /** The kind that this block gives its page, where the author named none [2.2.2, 2.2.16]. */
  readonly pageKind?: (props: Block['props'], place: BlockPlace) => PageKind | undefined
}

export const defineBlock = <Schema extends z.ZodObject>(
  definition: Omit<BlockDefinition<Schema>, 'interactive'> & { readonly interactive?: boolean },
): BlockDefinition<Schema> => ({ interactive: false, ...definition })

/** A block as a page holds it. */
export type Block = {
  readonly id: string
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
  /** The block that it stands in; on the page itself where it names none. */
  readonly into?: string | undefined
}

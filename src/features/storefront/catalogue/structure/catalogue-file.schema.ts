import { z } from 'zod'
import { imageSchema } from '#foundation/blocks/public.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*'
const MOST_LEVELS = 4

/** English at least; a language without words of its own shows the English ones. */
const words = z
  .partialRecord(z.enum(LANGUAGES), z.string().min(1).max(2000))
  .refine(({ en }) => en !== undefined, 'must be given in English (en) at least')

const category = z.strictObject({
  /** The slugs from the top, joined with '/'. */
  path: z
    .string()
    .regex(
      new RegExp(`^${SLUG}(?:/${SLUG}){0,${MOST_LEVELS - 1}}$`),
      `must be up to ${MOST_LEVELS} slugs joined with '/', such as valves/ball-valves`,
    ),
  names: words,
  texts: words.optional(),
  image: imageSchema.nullable().optional(),
  /** Countries in which it is sold; without it, everywhere. */
  markets: z
    .array(z.string().regex(/^[a-z]{2}$/, 'must be a country code in lower case'))
    .min(1)
    .optional(),
})
export type CategoryEntry = z.infer<typeof category>

const slug = z.string().regex(new RegExp(`^${SLUG}$`), 'must be a slug, such as ball-valves')

/** Categories, brands and attributes: saved before the first product. The order of the file is that of the pages. */
export const catalogueFileSchema = z.strictObject({
  categories: z.array(category).max(5000).default([]),
  brands: z
    .array(z.strictObject({ slug, name: z.string().min(1).max(100), texts: words.optional() }))
    .max(1000)
    .default([]),
  attributes: z
    .array(
      z.strictObject({
        key: z
          .string()
          .regex(/^[a-z][a-z0-9_]{0,59}$/, 'must be lower-case letters, digits and _, as after attr: in a file of products'),
        names: words,
        unit: z.string().min(1).max(20).nullable().default(null),
        isFacet: z.boolean().default(true),
      }),
    )
    .max(1000)
    .default([]),
})
export type CatalogueFile = z.infer<typeof catalogueFileSchema>

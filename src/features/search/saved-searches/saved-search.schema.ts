import { z } from 'zod'
import { DOCUMENT_TYPES, FACET_FIELDS, LONGEST_QUERY, RESULT_SORTS, type FacetField } from '#features/search/search-api/public.ts'

/** The database takes no control characters, and half a character is none. */
const plainText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}*$/u, 'holds characters that cannot be kept')
    .refine((text) => text.isWellFormed(), 'holds half a character')

const values = z.array(plainText(200)).min(1).max(20).optional()
const filters = z.strictObject(
  Object.fromEntries(FACET_FIELDS.map((field) => [field, values])) as Record<FacetField, typeof values>,
)

/** More than these nobody finds their way through. */
export const MOST_SAVED = 50

export const newSavedSearchSchema = z.strictObject({
  name: plainText(80),
  query: plainText(LONGEST_QUERY),
  type: z.enum(DOCUMENT_TYPES).optional(),
  filters: filters.default({}),
  sort: z.enum(RESULT_SORTS).default('relevance'),
})
export type NewSavedSearch = z.infer<typeof newSavedSearchSchema>

export const savedSearchSchema = newSavedSearchSchema.extend({ id: z.uuid(), createdAt: z.iso.datetime() })
export type SavedSearch = z.infer<typeof savedSearchSchema>

export const savedSearchesSchema = z.object({ savedSearches: z.array(savedSearchSchema) })

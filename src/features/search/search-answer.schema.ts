import { z } from 'zod'
import { LONGEST_QUERY } from '#features/search/search.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const DEEPEST_PAGE = 100
/** The database takes no control characters. */
const PLAIN = /^\P{Cc}*$/u

export const searchQuerySchema = z.object({
  q: z.string().trim().min(1).max(LONGEST_QUERY).regex(PLAIN, 'holds characters that cannot be searched for'),
  country: z.string().regex(/^[a-z]{2}$/),
  language: z.enum(LANGUAGES),
  page: z.coerce.number().int().min(1).max(DEEPEST_PAGE).default(1),
})

export const searchAnswerSchema = z.object({
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  results: z.array(z.object({ title: z.string(), description: z.string(), href: z.string() })),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

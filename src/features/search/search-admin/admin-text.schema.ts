import { z } from 'zod'

/** The database takes no control characters. */
export const plainText = z.string().regex(/^[^\p{Cc}]*$/u)

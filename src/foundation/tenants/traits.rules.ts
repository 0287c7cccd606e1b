import type { z } from 'zod'

/** The traits that one feature reads. */
export type TraitSlice = z.ZodObject<Readonly<Record<string, z.ZodOptional>>>

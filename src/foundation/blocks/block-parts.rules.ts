import { z } from 'zod'
import { LINK_TARGET, LONGEST_LINK } from '#foundation/blocks/link-target.rules.ts'

export const hrefSchema = z.string().max(LONGEST_LINK).regex(LINK_TARGET, 'is not a link this site may hold')

export const linkSchema = z.strictObject({ label: z.string().min(1).max(200), href: hrefSchema })
export type Link = z.infer<typeof linkSchema>

/** A part of a page that links may lead to. */
export const anchorSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][\w-]*$/, 'is not a name for a part of a page')

const sourceSchema = z
  .string()
  .max(2048)
  .regex(/^\/(?![/\\]|%(?:25)*(?:2f|5c))[^\\]*$/i, 'is not a path of this site')

/** Pictures carry their size, so that nothing moves when they arrive. */
export const imageSchema = z.strictObject({
  src: sourceSchema,
  /** Drawn instead when the visitor's system is dark. */
  srcDark: sourceSchema.optional(),
  alt: z.string().max(300),
  /** Says nothing that the text does not say: the only picture that may be published without an alternative text. */
  decorative: z.boolean().optional(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type Image = z.infer<typeof imageSchema>

/** Authors' HTML, cleaned when saved and again when rendered [T-40]. */
export const richTextSchema = z.string().max(50_000)

import { z } from 'zod'
import { defineBlock, imageSchema } from '#foundation/blocks/public.ts'
import { siteFileSchema } from '#features/site/media/site-file.rules.ts'

export const imageViewer = defineBlock({
  type: 'image-viewer',
  interactive: true,
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    image: imageSchema,
    caption: z.string().max(300).optional(),
    /** A viewer of another maker, served by this site: it takes over when its script has come [9.8.9]. */
    viewerScript: siteFileSchema.regex(/\.js$/, 'is not a script').optional(),
    /** The name under which that script can be called. */
    viewerName: z
      .string()
      .regex(/^[A-Za-z_$][\w$]{0,63}$/, 'is not a name of a script')
      .optional(),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    image: { kind: 'image', label: 'Picture' },
    caption: { kind: 'text', label: 'Caption' },
    viewerScript: { kind: 'text', label: 'Script of another viewer' },
    viewerName: { kind: 'text', label: 'Name of that viewer' },
  },
})
export type ImageViewer = z.infer<typeof imageViewer.schema>

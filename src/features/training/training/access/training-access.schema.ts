import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The way into training. What is offered here is filled in when the page is made. */
export const trainingAccess = defineBlock({
  type: 'training-access',
  interactive: true,
  schema: z.strictObject({
    /** Access is requested on this site. */
    isRequested: z.boolean().default(false),
    hasCourses: z.boolean().default(false),
  }),
  fields: {},
})
export type TrainingAccessProps = z.infer<typeof trainingAccess.schema>

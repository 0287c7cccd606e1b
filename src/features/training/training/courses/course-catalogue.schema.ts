import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { courseSchema } from '#features/training/training/courses/training.schema.ts'

/** All courses with their dates; filled in when the page is made, read again in the browser for the seats that are left. */
export const courseCatalogue = defineBlock({
  type: 'course-catalogue',
  interactive: true,
  schema: z.strictObject({
    courses: z.array(courseSchema).default([]),
    /** The course that the address names stands first. */
    chosen: z.string().default(''),
  }),
  fields: {},
})
export type CourseCatalogueProps = z.infer<typeof courseCatalogue.schema>

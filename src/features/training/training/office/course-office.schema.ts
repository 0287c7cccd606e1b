import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Courses and their dates, for staff. */
export const courseOffice = defineBlock({ type: 'course-office', interactive: true, schema: z.strictObject({}), fields: {} })

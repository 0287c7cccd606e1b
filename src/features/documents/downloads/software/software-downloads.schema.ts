import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Software for those who are signed in; read in the browser, since it differs by person. */
export const softwareDownloads = defineBlock({
  type: 'software-downloads',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})

import { z } from 'zod'
import { SETUP_GROUPS, SETUP_STATES } from '#features/administration/setup/setup.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { OFFICE_ERRORS as errors, OFFICE_PATH, OFFICE_TAG as tag } from '#kernel/office-list.schema.ts'

export const readSetup = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${OFFICE_PATH}/setup`,
  tag,
  summary: 'What a new site still needs before people can buy, and what is there; admins',
  reply: z.object({
    percent: z.number().int().describe('Of the steps that are needed'),
    steps: z.array(
      z.object({
        id: z.string(),
        group: z.enum(SETUP_GROUPS),
        state: z.enum(SETUP_STATES),
        count: z.number().int(),
        gap: z.number().int().describe('Of what is there, how much is incomplete, such as products without a price'),
        isStarter: z.boolean().describe('Still as every new site begins'),
        path: z.string(),
        kind: z.string().nullable().describe('The kind of data that it wants'),
      }),
    ),
  }),
  errors,
})

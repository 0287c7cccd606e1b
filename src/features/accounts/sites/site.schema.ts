import { z } from 'zod'
import { LONGEST_NAME } from '#features/accounts/sites/site.rules.ts'

/** The same characters as the form allows [5.5.1]: a call that did not come from it is held to them as well. */
const plainName = z
  .string()
  .max(LONGEST_NAME)
  .regex(/^[\p{L}\p{M}\p{Nd} _-]*$/u, 'holds characters that are not allowed')
  .transform((name) => name.trim().replaceAll(/ +/g, ' '))
  .refine((name) => name !== '', 'is missing')

/** Sent with every request: tells systems behind the portal what kind of case it is. */
const caseMarks = { type: z.literal('Add Site'), origin: z.literal('Portal') }

/** A request names a site and nothing else: who asks and how it stands is the server's [T-60]. */
export const addSiteSchema = z.strictObject({
  ...z.object(caseMarks).partial().shape,
  secondaryAccount: z.strictObject({ name: plainName, site: plainName }),
})

/** Values for the browser to fill in [3.9.5]. */
export const addSitePayloadSchema = z.strictObject({
  ...caseMarks,
  secondaryAccount: z.strictObject({ name: z.literal(''), site: z.literal('') }),
})
export type AddSitePayload = z.infer<typeof addSitePayloadSchema>

export const ADD_SITE_PAYLOAD: AddSitePayload = {
  type: 'Add Site',
  origin: 'Portal',
  secondaryAccount: { name: '', site: '' },
}

const siteName = z.object({ name: z.string(), site: z.string() })
const placedSite = siteName.extend({ address: z.string().optional() })

export const sitesSchema = z.object({
  primaryAccount: placedSite.extend({ id: z.string() }).nullable().describe('Null: none is known'),
  contactAccountMap: z.array(
    z.object({
      contactAccountMapId: z.string(),
      secondaryAccount: placedSite,
      isOfAccount: z.boolean().optional().describe('Kept by the supplier for everybody of the account; nobody removes it here'),
    }),
  ),
  case: z.array(z.object({ caseId: z.string(), status: z.string(), secondaryAccount: siteName })),
})
export type Sites = z.infer<typeof sitesSchema>

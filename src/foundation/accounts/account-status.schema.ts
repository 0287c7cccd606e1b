import { z } from 'zod'

/** Who is signed in and for whom they work [3.2.4]. Empty texts stand for what is not known. */
export const accountStatusSchema = z.object({
  session_valid: z.literal(true),
  honId: z.string(),
  isInternalUser: z.boolean(),
  isAsmUser: z.boolean().describe('Assisted service: shops for customers'),
  isNewUser: z.boolean(),
  serviceLevel: z.string(),
  tempEmailId: z.string().describe('The new address while a change of e-mail is not confirmed'),
  email: z.string(),
  emailId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  function: z.string(),
  address: z.object({ country: z.string(), city: z.string(), state: z.string(), postalCode: z.string() }),
  account: z
    .object({
      id: z.string(),
      name: z.string(),
      accountId: z.string(),
      customer: z.object({ type: z.string(), group: z.string() }),
      lineOfBusiness: z.string(),
    })
    .optional(),
  accountName: z.string(),
})

export type AccountStatus = z.infer<typeof accountStatusSchema>

import { z } from 'zod'
import { defineBlock, hrefSchema } from '#foundation/blocks/public.ts'
import { artSchema } from '#features/access/identity-provider/blocks/art.schema.ts'

const NOTICES = [
  'failed',
  'expired',
  'unverified',
  'noEmail',
  'linkedElsewhere',
  'otherPerson',
  'unavailable',
  'notFresh',
  'signOut',
  'registered',
  'linkSent',
  'badLink',
  'activated',
  'passwordSet',
] as const

/** The outcome of a form, in the product's own texts. */
export const accountNotice = defineBlock({
  type: 'account-notice',
  schema: z.strictObject({
    art: artSchema,
    notice: z.enum(NOTICES),
    tone: z.enum(['ok', 'warn', 'info']),
    email: z.string().max(254).optional(),
    /** The claim that a provider left out, for those who run it. */
    claim: z.string().max(200).optional(),
    /** Leads to the sign-in when it names no other place. */
    action: z
      .strictObject({ label: z.enum(['tryAgain', 'signIn', 'signOut', 'home', 'newLink']), href: hrefSchema.optional() })
      .optional(),
  }),
  fields: {},
})
export type AccountNotice = z.infer<typeof accountNotice.schema>

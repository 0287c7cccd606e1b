import { z } from 'zod'
import { defineConfig, type ConfigOf, defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'
import { isScriptAddress } from '#kernel/script-address.ts'

export const contentTraits = z.strictObject({
  /** A click on a contact link is remembered with the page it came from [2.3.25]. */
  contactClick: z.enum(['remembered']).optional(),
})

/** Read by the server alone: no page carries them. */
export const contentServerTraits = z.strictObject({
  /** Where the shop sends people who may not see something [2.2.15]. */
  shopNotPermittedPath: z
    .string()
    .regex(/^\/shop\/[a-z\d-]{1,30}\/[a-z]{2}\/notPermittedPage$/)
    .optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof contentTraits>, z.infer<typeof contentServerTraits> {}
}

export const translationConfig = defineConfig({
  schema: z.strictObject({
    /** Someone else's script that translates public pages [7.7.5]. */
    translationScript: z.string().refine(isScriptAddress, 'must be the https address of one script').optional(),
  }),
  // Whose script runs on the site is not for a page to say [T-71, T-72].
  fixed: ['translationScript'],
  defaults: () => ({}),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof translationConfig> {}
}

export const translationFlags = defineFlags({
  schema: z.strictObject({
    websiteTranslation: z.boolean(),
  }),
  defaults: {
    websiteTranslation: false,
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof translationFlags> {}
}

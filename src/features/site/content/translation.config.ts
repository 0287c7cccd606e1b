import { z } from 'zod'
import { defineConfig, type ConfigOf } from '#foundation/tenants/public.ts'
import { isScriptAddress } from '#kernel/script-address.ts'

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

import { z } from 'zod'
import { defineConfig, frameAddress, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

/** A name is put behind it: without the slash it could become part of a host [T-36]. */
const endsWithSlash = (address: z.ZodString) => address.regex(/^[^?#]*\/$/, 'must end with a slash')

export const dealerConfig = defineConfig({
  /** Where dealers are looked up: with a tag behind it, and without one [2.20.2, 2.20.3]. */
  schema: z.strictObject({ locatorBaseUrl: endsWithSlash(frameAddress), locatorDefaultUrl: frameAddress }),
  // Whose pages stand in the site's frames is not for a page to say [T-72].
  pageSchema: z.strictObject({ locatorBaseUrl: endsWithSlash(sitePath), locatorDefaultUrl: sitePath }),
  defaults: ({ root }) => ({
    locatorDefaultUrl: `${root}/dealers/locator?f=1`,
    locatorBaseUrl: `${root}/dealers/locator/`,
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof dealerConfig> {}
}

import { z } from 'zod'
import { defineConfig, type ConfigOf } from '#foundation/tenants/public.ts'

export const downloadsConfig = defineConfig({
  /** How much may be downloaded at once, the name of the archive, and whether there is one [3.13.2, 5.10.1]. */
  schema: z.strictObject({
    maxDownloadSizeMb: z.number().positive().max(100_000),
    downloadName: z.string().max(120).optional(),
    downloadAllInZip: z.boolean(),
  }),
  defaults: () => ({ maxDownloadSizeMb: 100, downloadAllInZip: true }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof downloadsConfig> {}
}

import type { z } from 'zod'
import type { Flags } from '#kernel/flags.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import type { TenantKey } from '#kernel/tenant.ts'

/** Whose configuration is made, in which locale. */
export type ConfigSite = {
  readonly tenant: TenantKey
  readonly locale: Locale
  /** Where the locale's pages begin, such as `/us/en`. */
  readonly root: string
  /** The home page, which the tenant or the page may have moved. */
  readonly homePath: string
}

/** The configuration that one feature brings. */
export type ConfigSlice = {
  readonly schema: z.ZodObject
  /** Keys that belong to the installation: neither a page nor an admin of the site may say them [T-102]. */
  readonly fixed?: readonly string[]
  /** Keys that a page may override; everything in `schema` that is not fixed unless given. */
  readonly pageSchema?: z.ZodObject
  /** Keys that an admin of the site may set; those of a page unless given. */
  readonly siteSchema?: z.ZodObject
  readonly defaults: (site: ConfigSite) => Partial<SiteConfig>
}

/** The flags that one feature brings. */
export type FlagSlice = { readonly schema: z.ZodObject; readonly defaults: Partial<Flags> }

type Described<Schema extends z.ZodObject> = { readonly schema: Schema }
export type ConfigOf<Slice extends Described<z.ZodObject>> = z.infer<Slice['schema']>
export type FlagsOf<Slice extends Described<z.ZodObject>> = z.infer<Slice['schema']>

/** Every key of the schema has a default, unless it is optional. */
export const defineConfig = <Schema extends z.ZodObject>(slice: {
  readonly schema: Schema
  readonly fixed?: readonly (keyof z.infer<Schema> & string)[]
  readonly pageSchema?: z.ZodObject
  readonly siteSchema?: z.ZodObject
  readonly defaults: (site: ConfigSite) => z.infer<Schema>
}): typeof slice => slice

export const defineFlags = <Schema extends z.ZodObject>(slice: {
  readonly schema: Schema
  readonly defaults: z.infer<Schema>
}): typeof slice => slice

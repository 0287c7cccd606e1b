import { z } from 'zod'
import type { ConfigSlice, FlagSlice } from '#foundation/tenants/setting-slices.rules.ts'
import type { TraitSlice } from '#foundation/tenants/traits.rules.ts'
import type { Flags, FlagsOverride } from '#kernel/flags.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import { createOwners } from '#kernel/owners.ts'
import type { SiteConfig, SiteConfigOverride } from '#kernel/site-config.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'

/** Differences between tenants that an area knows. */
export type SettingsSource = {
  readonly name: string
  readonly traits?: TraitSlice
  readonly serverTraits?: TraitSlice
  readonly config?: ConfigSlice
  readonly flags?: FlagSlice
}

/** One setting that an admin of a site may change, and the feature it belongs to. */
export type SettingEntry = {
  readonly kind: 'config' | 'flag'
  readonly key: string
  readonly feature: string
  readonly schema: z.core.$ZodType
}

/** Everything that tenants and pages may say, composed of what the features bring. */
export type Settings = {
  readonly traits: z.ZodType<Traits, Traits>
  /** Configuration in a tenant's data. */
  readonly config: z.ZodType<SiteConfigOverride, SiteConfigOverride>
  /** Configuration in a page: less, where a slice says so. */
  readonly pageConfig: z.ZodType<SiteConfigOverride, SiteConfigOverride>
  readonly flags: z.ZodType<FlagsOverride, FlagsOverride>
  /** Settings for admins of a site, by area. */
  readonly entries: readonly SettingEntry[]
  /** A page's own value wins, but for keys that are fixed. */
  readonly resolveConfig: (tenant: TenantKey, locale: Locale, site?: SiteConfigOverride, page?: SiteConfigOverride) => SiteConfig
  readonly resolveFlags: (...overrides: readonly (FlagsOverride | undefined)[]) => Flags
}

type Owned = { readonly feature: string; readonly schema: z.ZodObject }

const listEntries = (kind: SettingEntry['kind'], slices: readonly Owned[]): SettingEntry[] =>
  slices.flatMap(({ feature, schema }) =>
    Object.entries<z.core.$ZodType>(schema.shape).map(([key, value]) => ({ kind, key, feature, schema: value })),
  )

const composeSchema = (what: string, slices: readonly Owned[]): z.ZodObject => {
  const owners = createOwners(what)
  const shape = new Map<string, z.core.$ZodType>()
  for (const { feature, schema } of slices)
    for (const [key, value] of Object.entries<z.core.$ZodType>(schema.shape)) {
      owners.claim(feature, key)
      shape.set(key, value)
    }
  return z.strictObject(Object.fromEntries(shape)).partial()
}

const dropKeys = <Values extends object>(values: Values, keys: ReadonlySet<string>): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key))) as Partial<Values>

/** Keys that others than the installation may set. */
const openPart = ({ schema, fixed = [] }: ConfigSlice): z.ZodObject => z.strictObject(dropKeys(schema.shape, new Set(fixed)))

/** The slices say what each key holds; together they are the type that the features declared. */
const asOverride = <Whole>(schema: z.ZodObject): z.ZodType<Whole, Whole> => schema as unknown as z.ZodType<Whole, Whole>

export const composeSettings = (features: readonly SettingsSource[]): Settings => {
  const traits = features.flatMap(({ name: feature, traits, serverTraits }) =>
    [traits, serverTraits].flatMap((schema) => (schema ? [{ feature, schema }] : [])),
  )
  const configs = features.flatMap(({ name: feature, config }) =>
    config ? [{ feature, ...config, pageSchema: config.pageSchema ?? openPart(config) }] : [],
  )
  const fixed = new Set(configs.flatMap(({ fixed: keys = [] }) => keys))
  const flags = features.flatMap(({ name: feature, flags: slice }) => (slice ? [{ feature, ...slice }] : []))
  const defaultFlags = Object.assign({}, ...flags.map(({ defaults }) => defaults)) as Flags
  return {
    traits: asOverride<Traits>(composeSchema('trait', traits)),
    config: asOverride<SiteConfigOverride>(composeSchema('configuration key', configs)),
    pageConfig: asOverride<SiteConfigOverride>(
      composeSchema(
        'configuration key',
        configs.map(({ feature, pageSchema }) => ({ feature, schema: pageSchema })),
      ),
    ),
    flags: asOverride<FlagsOverride>(composeSchema('flag', flags)),
    entries: [
      ...listEntries(
        'config',
        configs.map(({ feature, pageSchema, siteSchema = pageSchema }) => ({ feature, schema: siteSchema })),
      ),
      ...listEntries('flag', flags),
    ],
    resolveConfig: (tenant, locale, site = {}, page = {}) => {
      // A page that was stored before a key was fixed must not change it either.
      const named: SiteConfigOverride = { ...site, ...dropKeys(page, fixed) }
      const root = localePath(locale)
      const about = { tenant, locale, root, homePath: named.homePath ?? root }
      return Object.assign({}, ...configs.map(({ defaults }) => defaults(about)), named) as SiteConfig
    },
    resolveFlags: (...overrides) => Object.assign({}, defaultFlags, ...overrides) as Flags,
  }
}

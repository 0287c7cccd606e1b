import { z } from 'zod'
import type { SettingEntry, Settings } from '#foundation/tenants/settings.rules.ts'
import type { SiteSettings, Tenant } from '#foundation/tenants/tenant.rules.ts'
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

type Entries = Pick<Settings, 'entries'>
type Written = { readonly config: unknown; readonly flags: unknown }
type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
const partOf = ({ config, flags }: Written, kind: SettingEntry['kind']): Values => {
  const part = kind === 'config' ? config : flags
  return isValues(part) ? part : {}
}

const isTaken = ({ schema }: SettingEntry, value: unknown): boolean => z.safeParse(schema, value).success

/** The stored settings, without keys that no area knows any more: an old value must not stop the site. */
export const readSettings = ({ entries }: Entries, stored: Written): SiteSettings => {
  const read = (kind: SettingEntry['kind']): Values =>
    Object.fromEntries(
      entries.flatMap((entry) => {
        const value = entry.kind === kind ? lookUp(partOf(stored, kind), entry.key) : undefined
        return value !== undefined && isTaken(entry, value) ? [[entry.key, value] as const] : []
      }),
    )
  return { config: read('config'), flags: read('flag') }
}

export type SettingProblem = { readonly path: string; readonly message: string }

/** By the schemas of the features themselves. */
export const checkSettings = ({ entries }: Entries, written: Written): SettingProblem[] =>
  (['config', 'flag'] as const).flatMap((kind) =>
    Object.entries(partOf(written, kind)).flatMap(([key, value]) => {
      const entry = entries.find((each) => each.kind === kind && each.key === key)
      const path = `${kind}.${key}`
      if (!entry) return [{ path, message: 'is no setting of this site' }]
      const checked = z.safeParse(entry.schema, value)
      return checked.success ? [] : [{ path, message: checked.error.issues[0]?.message ?? 'is not taken' }]
    }),
  )

export type SettingChange = {
  readonly kind: SettingEntry['kind']
  readonly key: string
  /** Null: as installed. */
  readonly before: unknown
  readonly after: unknown
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The differences from the current settings. */
export const compareSettings = ({ entries }: Entries, before: Written, after: Written): SettingChange[] =>
  entries.flatMap(({ kind, key }) => {
    const [was, is] = [lookUp(partOf(before, kind), key) ?? null, lookUp(partOf(after, kind), key) ?? null]
    return isSame(was, is) ? [] : [{ kind, key, before: was, after: is }]
  })

export type SettingInput =
  | { readonly kind: 'text' | 'number' | 'toggle' | 'lines' | 'json' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }

/** The control for its kind of value. */
export const chooseInput = ({ schema }: SettingEntry): SettingInput => {
  const shape = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
  if (Array.isArray(shape.enum) && shape.enum.every((option) => typeof option === 'string'))
    return { kind: 'choice', options: shape.enum }
  if (shape.type === 'boolean') return { kind: 'toggle' }
  if (shape.type === 'string') return { kind: 'text' }
  if (shape.type === 'number' || shape.type === 'integer') return { kind: 'number' }
  const items = shape.type === 'array' && isValues(shape.items) ? shape.items : undefined
  return { kind: items?.['type'] === 'string' ? 'lines' : 'json' }
}

export type SettingValue = {
  /** Without what admins set: from the tenant's data, or the feature's default. */
  readonly installed: unknown
  /** It depends on the market, as the paths of pages do. */
  readonly varies: boolean
}

/** Two markets that have nothing in common tell whether a value depends on them. */
const PROBES: readonly Locale[] = [DEFAULT_LOCALE, { country: 'pl', language: 'pl' }]

const toValues = (settings: object): Values => ({ ...settings })

export const describeInstalled = (settings: Settings, tenant: Tenant, { kind, key }: SettingEntry): SettingValue => {
  if (kind === 'flag') return { installed: lookUp(toValues(settings.resolveFlags(tenant.flags)), key) ?? null, varies: false }
  const values = PROBES.map((locale) => lookUp(toValues(settings.resolveConfig(tenant.key, locale, tenant.config)), key) ?? null)
  const [first = null, ...others] = values
  return { installed: first, varies: others.some((value) => !isSame(value, first)) }
}

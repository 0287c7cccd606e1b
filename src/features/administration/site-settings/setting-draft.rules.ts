/** As the server describes a setting. */
export type Setting = {
  readonly kind: 'config' | 'flag'
  readonly key: string
  readonly feature: string
  readonly input: {
    readonly kind: 'text' | 'number' | 'toggle' | 'choice' | 'lines' | 'json'
    readonly options?: readonly string[]
  }
  readonly installed?: unknown
  readonly varies: boolean
  readonly own?: unknown
}

/** By `kind.key`: what is set, or null for what goes back to how it was installed. */
export type Draft = ReadonlyMap<string, unknown>

export const pathOf = ({ kind, key }: Pick<Setting, 'kind' | 'key'>): string => `${kind}.${key}`

/** Null: as installed. */
export const valueOf = (setting: Setting, draft: Draft): unknown => {
  const path = pathOf(setting)
  return draft.has(path) ? draft.get(path) : (setting.own ?? null)
}

/** As it stands in a field and in a table. */
export const writeValue = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n')
  return JSON.stringify(value)
}

/** Undefined for what cannot be read yet; null for an empty field. */
export const readValue = ({ input }: Setting, text: string): unknown => {
  if (text.trim() === '') return null
  if (input.kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : undefined
  if (input.kind === 'toggle') return text === 'true'
  if (input.kind === 'lines')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  if (input.kind !== 'json') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Everything that is set afterwards, as the server takes it. */
export const writeBody = (settings: readonly Setting[], draft: Draft) => {
  const pick = (kind: Setting['kind']): Record<string, unknown> =>
    Object.fromEntries(
      settings
        .filter((setting) => setting.kind === kind)
        .map((setting) => [setting.key, valueOf(setting, draft)] as const)
        .filter(([, value]) => value !== null),
    )
  return { config: pick('config'), flags: pick('flag') }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A draft that says what is set already says nothing. */
export const setDraft = (draft: Draft, setting: Setting, value: unknown): Draft => {
  const next = new Map(draft)
  if (isSame(value, setting.own ?? null)) next.delete(pathOf(setting))
  else next.set(pathOf(setting), value)
  return next
}

export type Show = { readonly find: string; readonly isSet: boolean }

export const narrowSettings = (settings: readonly Setting[], draft: Draft, { find, isSet }: Show): readonly Setting[] => {
  const letters = find.trim().toLowerCase()
  return settings.filter((setting) => {
    const has = `${setting.key} ${setting.feature} ${writeValue(setting.installed)} ${writeValue(valueOf(setting, draft))}`
    return has.toLowerCase().includes(letters) && (!isSet || valueOf(setting, draft) !== null)
  })
}

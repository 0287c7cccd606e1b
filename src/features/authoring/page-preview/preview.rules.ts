export const PERSONAS = ['visitor', 'customer', 'employee'] as const
export type Persona = (typeof PERSONAS)[number]

/** How long a link may be good for, in hours. */
export const LINK_HOURS = [1, 24, 72, 168] as const
export const MOST_LINK_HOURS = 168

/** The person for whom a preview plans the navigation; it gives nobody any right. */
export const rolesOf = (persona: Persona): readonly ('customer' | 'internal')[] => {
  if (persona === 'customer') return ['customer']
  return persona === 'employee' ? ['internal'] : []
}

export type Looking = { readonly persona: Persona; readonly at: Date | undefined }

/** Options of an author's address: undefined for invalid ones. */
export const readLooking = (query: Readonly<Record<string, unknown>>): Looking | undefined => {
  const { as: written = 'visitor', at } = query
  const persona = PERSONAS.find((known) => known === written)
  if (persona === undefined) return undefined
  if (at === undefined || at === '') return { persona, at: undefined }
  const time = typeof at === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(at) ? new Date(at) : undefined
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : { persona, at: time }
}

export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{43}$/.test(value)

/** The content visitors will see at a time: the version planned until then, else the draft. */
export const chooseVersion = (
  page: { readonly version: number; readonly scheduledVersion: number | null; readonly scheduledAt: Date | null },
  at: Date | undefined,
): number =>
  at !== undefined && page.scheduledVersion !== null && page.scheduledAt !== null && page.scheduledAt <= at
    ? page.scheduledVersion
    : page.version

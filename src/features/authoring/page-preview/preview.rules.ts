export const PERSONAS = ['visitor', 'customer', 'employee'] as const
export type Persona = (typeof PERSONAS)[number]

/** How long a link may be good for, in hours. */
export const LINK_HOURS = [1, 24, 72, 168] as const
export const MOST_LINK_HOURS = 168

/** What the navigation beside a page of the portal is planned for; nobody gets any right by it. */
export const rolesOf = (persona: Persona): readonly ('customer' | 'internal')[] => {
  if (persona === 'customer') return ['customer']
  return persona === 'employee' ? ['internal'] : []
}

export type Looking = { readonly persona: Persona; readonly at: Date | undefined }

/** What an author's address asks for: undefined for what it cannot be. */
export const readLooking = (query: Readonly<Record<string, unknown>>): Looking | undefined => {
  const { as: written = 'visitor', at } = query
  const persona = PERSONAS.find((known) => known === written)
  if (persona === undefined) return undefined
  if (at === undefined || at === '') return { persona, at: undefined }
  const time = typeof at === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(at) ? new Date(at) : undefined
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : { persona, at: time }
}

export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{43}$/.test(value)

/** What visitors will read at a time: what is planned until then, else what is being written. */
export const chooseVersion = (
  page: { readonly version: number; readonly scheduledVersion: number | null; readonly scheduledAt: Date | null },
  at: Date | undefined,
): number =>
  at !== undefined && page.scheduledVersion !== null && page.scheduledAt !== null && page.scheduledAt <= at
    ? page.scheduledVersion
    : page.version

type Parameters = Readonly<Record<string, unknown>>

export const entriesOf = (values: unknown): [string, string][] =>
  Object.entries((values ?? {}) as Parameters).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one): [string, string][] =>
      one === undefined ? [] : [[name, String(one as string | number | boolean)]],
    ),
  )

type AddressParts = { readonly query?: unknown; readonly appId?: string | undefined }

/** The address of a call; what the server fetches ahead for a page is found by it. */
export const addressOf = (path: string, { query, appId }: AddressParts): string => {
  const parameters = new URLSearchParams(entriesOf(query))
  if (appId !== undefined) parameters.set('appId', appId)
  return parameters.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${parameters.toString()}`
}

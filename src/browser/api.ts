/** A call to one of our endpoints [7.11.1]; `appId` is added where the portal's calls carry it [7.0.1]. */
export type ApiCall = {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly appId?: string
  readonly query?: Readonly<Record<string, string>>
  /** JSON; use `form` for form-encoded bodies. */
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Polls and background reads show no loading indicator [7.11.2]. */
  readonly isQuiet?: boolean
  /** Where a failure is told: in the portal's modal unless said, in the page's `.error-msg`, or by the caller; a portal's server error is told by the modal all the same [8.1.1, 8.1.2]. */
  readonly errors?: 'modal' | 'inline' | 'own'
  readonly signal?: AbortSignal
}

/** Status 0: no answer came. */
export type ApiAnswer<Data> = { readonly status: number; readonly ok: boolean; readonly data: Data | undefined }

export type ApiEvent =
  | { readonly type: 'started' | 'ended'; readonly call: ApiCall }
  | { readonly type: 'failed'; readonly call: ApiCall; readonly status: number; readonly data: unknown }

const listeners = new Set<(event: ApiEvent) => void>()

/** The frame listens here: loading indicator, error modal, sign-in after a 401. */
export const onApiEvent = (listener: (event: ApiEvent) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const tell = (event: ApiEvent): void => listeners.forEach((listener) => listener(event))

const addressOf = ({ path, appId, query }: ApiCall): string => {
  const parameters = new URLSearchParams({ ...query, ...(appId === undefined ? {} : { appId }) }).toString()
  return parameters === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${parameters}`
}

const toRequest = ({ method = 'GET', body, form, headers, signal }: ApiCall): RequestInit => ({
  method,
  credentials: 'same-origin',
  headers: {
    accept: 'application/json',
    'propagate-errors': 'true',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  },
  body: form ? new URLSearchParams(form) : body === undefined ? undefined : JSON.stringify(body),
  signal,
})

const readData = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** Never throws: what went wrong is in the answer, and listeners have heard of it. */
export const callApi = async <Data>(call: ApiCall): Promise<ApiAnswer<Data>> => {
  tell({ type: 'started', call })
  try {
    const response = await fetch(addressOf(call), toRequest(call))
    const data = await readData(response)
    if (!response.ok) tell({ type: 'failed', call, status: response.status, data })
    return { status: response.status, ok: response.ok, data: data as Data | undefined }
  } catch {
    tell({ type: 'failed', call, status: 0, data: undefined })
    return { status: 0, ok: false, data: undefined }
  } finally {
    tell({ type: 'ended', call })
  }
}

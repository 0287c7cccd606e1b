import { openCartWorld, type CartWorld } from '#features/buying/cart/testing/cart-world.ts'

export type Who = keyof CartWorld['people'] | 'nobody'
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Sent = {
  readonly who?: Who
  readonly body?: object
  readonly file?: File
  readonly headers?: Readonly<Record<string, string>>
}

const toForm = async (file: File) => {
  const form = new FormData()
  form.set('file', file)
  const response = new Response(form)
  return { type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) }
}

const readJson = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

export const openQuickWorld = async () => {
  const world = await openCartWorld('process')
  const send = async (method: Method, url: string, { who = 'buyer', body, file, headers }: Sent = {}) => {
    const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
    const form = file && (await toForm(file))
    const answer = await world.app.inject({
      method,
      url,
      headers: { host, cookie, origin: `http://${host}`, ...(form && { 'content-type': form.type }), ...headers },
      ...(form ? { payload: form.bytes } : body && { payload: body }),
    })
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: readJson(answer.body) }
  }
  return { ...world, send }
}
export type QuickWorld = Awaited<ReturnType<typeof openQuickWorld>>

/** Runs in the gateway's frame: card numbers go to the gateway, and a reference goes to the page that framed it. */
const form = document.querySelector('form') as HTMLFormElement
const { session = '', parent: parentOrigin = '' } = form.dataset
const inputs = [...form.querySelectorAll('input')]
type PageMessage = { readonly type?: unknown; readonly mode?: unknown; readonly colours?: Record<string, unknown> }
const LOOK = ['text', 'surface', 'line', 'bad', 'focus']

export type FieldsMessage = { readonly type: string; readonly height?: number; readonly reference?: string }

const send = (message: FieldsMessage): void => window.parent.postMessage({ source: 'card-fields', ...message }, parentOrigin)
const sendSize = (): void => send({ type: 'size', height: Math.ceil(form.getBoundingClientRect().height) + 8 })

const markFaults = (faults: readonly string[]): void => {
  for (const input of inputs) {
    const isWrong = faults.includes(input.id)
    const message = document.querySelector<HTMLElement>(`#${input.id}-error`)
    input.setAttribute('aria-invalid', String(isWrong))
    if (message) message.textContent = isWrong ? (message.dataset['words'] ?? '') : ''
  }
  inputs.find(({ id }) => faults.includes(id))?.focus()
}

const requestReference = async (): Promise<FieldsMessage> => {
  const card = Object.fromEntries(inputs.map(({ id, value }) => [id, value]))
  const response = await fetch(`/fields/${session}/references`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  })
  const answer = (await response.json()) as { reference?: string; faults?: string[] }
  markFaults(answer.faults ?? [])
  if (answer.faults) return { type: 'invalid' }
  return answer.reference ? { type: 'reference', reference: answer.reference } : { type: 'failed' }
}

/** Colours alone are taken from the page, and only what is a colour. */
const applyLook = ({ mode, colours = {} }: PageMessage): void => {
  const { style, dataset } = document.documentElement
  if (mode === 'light' || mode === 'dark') dataset['mode'] = mode
  const given = new Map<string, unknown>(Object.entries(colours))
  for (const name of LOOK) {
    const colour = given.get(name)
    if (typeof colour === 'string' && CSS.supports('color', colour)) style.setProperty(`--${name}`, colour)
  }
}

window.addEventListener('message', ({ origin, source, data }: MessageEvent<PageMessage | null>) => {
  if (origin !== parentOrigin || source !== window.parent || data === null || typeof data !== 'object') return
  if (data.type === 'look') applyLook(data)
  if (data.type === 'submit') void requestReference().then(send, () => send({ type: 'failed' }))
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  send({ type: 'enter' })
})
new ResizeObserver(sendSize).observe(form)
send({ type: 'ready' })

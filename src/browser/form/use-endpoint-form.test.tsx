import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, type ReactNode, type SyntheticEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { en } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const save = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/thing',
  isHidden: true,
  body: z.strictObject({ name: z.string().trim().min(2).max(5), note: z.string() }),
  reply: z.object({ ok: z.boolean() }),
})
const rules = formRules(save)

const Thing = () => {
  const form = useEndpointForm(save, { rules, values: { name: '', note: '' }, messages: { note: 'Not this note.' } })
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Note" {...form.field('note')} />
      <FormOutcome of={form.outcome} done="Saved." />
      <button type="submit">Send</button>
    </form>
  )
}

const order = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/orders',
  isHidden: true,
  body: z.strictObject({ pieces: z.int().min(1).max(9), until: z.iso.date().nullable(), isUrgent: z.boolean() }),
  reply: z.object({ id: z.string() }),
})
const orderRules = formRules(order)

/** Values that are the body: a number, a day or none, and a box. */
const Order = ({ onSent }: { onSent: (id: string) => void }) => {
  const form = useEndpointForm(order, {
    rules: orderRules,
    values: { pieces: 3, until: null, isUrgent: false },
    onSent: ({ id }) => onSent(id),
  })
  return (
    <form {...form.props}>
      <TextField label="Pieces" {...form.field('pieces')} />
      <TextField label="Until" {...form.field('until')} />
      <Checkbox label="Urgent" {...form.box('isUrgent')} />
      <button type="submit">Send</button>
    </form>
  )
}

type Pair = { readonly name: string; readonly again: string }

/** Values that become the body. */
const Pairs = () => {
  const form = useEndpointForm(save, {
    rules,
    values: { name: '', again: '' },
    bodyOf: ({ name }: Pair) => ({ name: name.replace(/^No /, ''), note: '' }),
    faultsOf: ({ name, again }) => ({ again: name === again ? undefined : 'Not the same.' }),
    isOnce: true,
  })
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Again" {...form.field('again')} />
      <button type="submit">Send</button>
    </form>
  )
}

const wrap = (what: ReactNode) => (
  <TextsProvider dictionaries={{ ui: en }} locale={{ country: 'us', language: 'en' }}>
    {what}
  </TextsProvider>
)
const show = (what = <Thing />) => render(wrap(what))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const serve = (status: number, body: unknown) => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body: json }: RequestInit) => {
    sent.push(JSON.parse(json as string))
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
  return sent
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

test('what the endpoint would refuse is not sent, and its field says why and is focused', async () => {
  const sent = serve(200, { ok: true })
  show()
  press()
  await screen.findByText('Please fill this in.')
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Name'))
  type('Name', 'x')
  await screen.findByText('At least 2 characters.')
  type('Name', 'xyz')
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBeNull())
  expect(sent).toEqual([])
})

test('two clicks send once', async () => {
  const sent = serve(200, { ok: true })
  show()
  type('Name', 'xyz')
  press()
  press()
  await screen.findByText('Saved.')
  expect(sent).toEqual([{ name: 'xyz', note: '' }])
})

test('a field that the server names is marked with its own words, and stays as typed', async () => {
  serve(400, { error: 'no', details: [{ path: 'body.note' }, { path: 'body.unknown' }] })
  show()
  type('Name', 'xyz')
  type('Note', 'bad')
  press()
  await screen.findByText('Not this note.')
  expect(field('Note').value).toBe('bad')
  expect(document.activeElement).toBe(field('Note'))
  expect(screen.getByText('Please check the marked fields and try again.')).not.toBeNull()
})

test('a number, an empty day and a box go as their schema has them, and the reply comes back', async () => {
  const sent = serve(200, { id: 'o-1' })
  const onSent = vi.fn()
  show(<Order onSent={onSent} />)
  const pieces = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pieces' })
  expect([pieces.value, pieces.min, pieces.max]).toEqual(['3', '1', '9'])
  for (const [typed, said] of [
    ['10', 'Please check this entry.'],
    ['', 'Please fill this in.'],
  ] as const) {
    fireEvent.input(pieces, { target: { value: typed } })
    press()
    await screen.findByText(said)
  }
  fireEvent.input(pieces, { target: { value: '4' } })
  type('Until', '2026-01-02')
  type('Until', '')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Urgent' }))
  press()
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('o-1'))
  expect(sent).toEqual([{ pieces: 4, until: null, isUrgent: true }])
})

test('values that are not the body are checked as what they become, and one because of another', async () => {
  const keys: (string | null)[] = []
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body, headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    sent.push(JSON.parse(body as string))
    return Promise.resolve(new Response(JSON.stringify({ error: 'no' }), { status: 500 }))
  })
  show(<Pairs />)
  type('Name', 'No x')
  press()
  await screen.findByText('At least 2 characters.')
  await screen.findByText('Not the same.')
  type('Again', 'No xyz')
  type('Name', 'No xyz')
  await waitFor(() => expect(field('Again').getAttribute('aria-invalid')).toBeNull())
  press()
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => {
    press()
    expect(sent.length).toBeGreaterThan(1)
  })
  expect(sent[1]).toEqual({ name: 'xyz', note: '' })
  expect(keys[0]).toBeTruthy()
  expect(new Set(keys).size).toBe(1)
})

test('what was typed before the script came stays, and is sent', async () => {
  const sent = serve(200, { ok: true })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(wrap(<Thing />))
  field('Name').value = 'early'
  render(wrap(<Thing />), { container, hydrate: true })
  expect(field('Name').value).toBe('early')
  type('Note', 'x')
  press()
  await screen.findByText('Saved.')
  expect(sent).toEqual([{ name: 'early', note: 'x' }])
})

const Note = () => {
  const form = useEndpointForm(save, {
    rules,
    values: { name: '', note: '' },
    draft: 'note',
    onSent: (): void => form.reset({ name: '', note: form.textOf('note') }),
  })
  return (
    <form {...form.props} aria-label="Form">
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Note" {...form.field('note')} />
      <button type="submit">Send</button>
    </form>
  )
}

test('a form that begins anew after it was sent is empty where it says so, unmarked, and nobody’s draft', async () => {
  const sent = serve(200, { ok: true })
  show(<Note />)
  press()
  await screen.findByText('Please fill this in.')
  for (const [at, name] of ['first', 'other'].entries()) {
    type('Name', name)
    type('Note', 'same')
    press()
    await waitFor(() => expect(sent).toHaveLength(at + 1))
    await waitFor(() => expect([field('Name').value, field('Note').value]).toEqual(['', 'same']))
    expect(field('Name').getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByRole<HTMLFormElement>('form').dataset['draftTouched']).toBeUndefined()
  }
  expect(sent).toEqual([
    { name: 'first', note: 'same' },
    { name: 'other', note: 'same' },
  ])
})

const sendLines = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/lines',
  isHidden: true,
  body: z.strictObject({ lines: z.array(z.strictObject({ pieces: z.int() })) }).nullish(),
  reply: z.object({ id: z.string() }),
})
const lineRules = formRules(sendLines)
let account = ''

/** Fields of a list, a request that is read as it goes, and a second way on. */
const Lines = ({ onRefused, onChecked }: { onRefused: (status: number) => void; onChecked: (id: string) => void }) => {
  const form = useEndpointForm(sendLines, {
    rules: lineRules,
    request: () => ({ headers: { account } }),
    values: { lines: [{ pieces: '1' }, { pieces: '' }] },
    bodyOf: ({ lines }: { lines: { pieces: string }[] }) => ({ lines: lines.map(({ pieces }) => ({ pieces: Number(pieces) })) }),
    faultsOf: ({ lines }) => ({ 'lines.1.pieces': lines[1]?.pieces === '' ? 'How many?' : undefined }),
    onRefused: ({ status }) => onRefused(status),
  })
  return (
    <form {...form.props}>
      <TextField label="First" {...form.field('lines.0.pieces')} />
      <TextField label="Second" {...form.field('lines.1.pieces')} />
      <button type="submit">Send</button>
      <button type="button" onClick={form.check(() => form.send(({ id }) => onChecked(id)))}>
        Check
      </button>
    </form>
  )
}

test('a field of a list has a sentence of its own; a refusal is handed on, and a button may go on in its own way', async () => {
  const onRefused = vi.fn()
  const onChecked = vi.fn()
  const accounts: (string | null)[] = []
  let status = 409
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    accounts.push(new Headers(headers).get('account'))
    return Promise.resolve(Response.json({ id: 'l-1', error: 'no' }, { status }))
  })
  show(<Lines onRefused={onRefused} onChecked={onChecked} />)
  press()
  await screen.findByText('How many?')
  expect(document.activeElement).toBe(field('Second'))
  type('Second', '2')
  account = 'later'
  press()
  await waitFor(() => expect(onRefused).toHaveBeenCalledWith(409))
  status = 200
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  await waitFor(() => expect(onChecked).toHaveBeenCalledWith('l-1'))
  expect(accounts).toEqual(['later', 'later'])
})

test.each(['body/name', 'body.lines.0.name', 'name/0'])('what the server finds at %s is said at its field', async (path) => {
  serve(400, { error: 'no', details: [{ path }] })
  show()
  type('Name', 'xyz')
  press()
  await screen.findByText('Please check this entry.')
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
})

const member = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/groups/:group',
  isHidden: true,
  params: z.object({ group: z.string() }),
  body: z.strictObject({ name: z.string(), note: z.string() }),
  reply: z.object({ ok: z.boolean() }),
})

/** One form that goes to several groups in turn, and says at a field what only the status tells. */
const Groups = () => {
  const group = useRef('')
  const form = useEndpointForm(member, {
    rules: formRules(member),
    request: () => ({ params: { group: group.current } }),
    values: { name: '', note: '' },
    onRefused: ({ status }) => {
      if (status === 409) form.mark('note', 'Noted already.')
    },
  })
  const submit = (event: SyntheticEvent): void =>
    form.check(async () => {
      for (const next of ['a', 'b']) {
        group.current = next
        if (!(await form.send())) return
      }
    })(event)
  return (
    <form {...form.props} onSubmit={submit}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Note" {...form.field('note')} />
      <button type="submit">Send</button>
    </form>
  )
}

test('a form may go to several subjects in turn, and a refusal without a field is said where it belongs', async () => {
  const urls: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url)
    const isFirst = url.endsWith('/a')
    return Promise.resolve(
      new Response(JSON.stringify(isFirst ? { ok: true } : { error: 'no' }), { status: isFirst ? 200 : 409 }),
    )
  })
  show(<Groups />)
  type('Note', 'kind')
  press()
  await screen.findByText('Noted already.')
  expect(urls).toEqual(['/api/groups/a', '/api/groups/b'])
  expect([field('Note').value, document.activeElement]).toEqual(['kind', field('Note')])
})

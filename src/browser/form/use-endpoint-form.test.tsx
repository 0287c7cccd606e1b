import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
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

const show = () =>
  render(
    <TextsProvider dictionaries={{ ui: en }} locale={{ country: 'us', language: 'en' }}>
      <Thing />
    </TextsProvider>,
  )

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

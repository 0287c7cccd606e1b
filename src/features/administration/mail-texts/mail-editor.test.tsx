import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MailEditor, type EditedMail } from '#features/administration/mail-texts/mail-editor.tsx'
import { en } from '#features/administration/mail-texts/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const PATH = '/api/back-office/v1/mail-texts/welcome/en'
const field = (key: string, role: 'subject' | 'text', text: string) => ({ key, role, text, original: text, placeholders: [] })
const FIELDS = [field('subject', 'subject', 'Welcome'), field('welcome.text', 'text', 'Good to have you.')]
const MAIL: EditedMail = {
  ...{ template: 'welcome', subject: 'subject', parts: ['welcome.text'], site: 'Halden', origin: 'https://halden.example' },
  languages: [
    { language: 'en', etag: '"1"', fields: FIELDS },
    { language: 'de', etag: '"2"', fields: FIELDS },
  ],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (answers: Parameters<typeof serve>[0]) => {
  const calls = serve(answers)
  renderPortal(<MailEditor mail={MAIL} />, makePage(), { 'mail-texts': en })
  return () => calls.filter(({ method }) => method !== 'GET')
}
const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: en['field.subject'] })
const type = (value: string) => fireEvent.input(subject(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('words with a fault are neither saved nor sent, and are focused', async () => {
  const sent = open({})
  type('')
  for (const name of [en.save, en.send]) {
    press(name)
    await screen.findByText(en.correct)
    expect(document.activeElement).toBe(subject())
  }
  expect(sent()).toEqual([])
})

test('words are saved with the version that they change, and sent as they stand', async () => {
  const sent = open({
    [`PUT ${PATH}`]: { body: { changed: ['subject'] } },
    [`POST ${PATH}/sample`]: { body: { to: 'ann@x.example' } },
  })
  type('Hello')
  press(en.send)
  await screen.findByText(/ann@x\.example/)
  press(en.save)
  await screen.findByText(en.saved)
  expect(sent().map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texts: { subject: 'Hello' } }],
    ['PUT', { texts: { subject: 'Hello' } }],
  ])
  expect(sent()[1]?.headers.get('if-match')).toBe('"1"')
})

test('words that somebody else changed meanwhile stay in their fields, and those of another language are their own', async () => {
  open({ [`PUT ${PATH}`]: { status: 412, body: { error: 'no' } } })
  type('Hello')
  press(en.save)
  await screen.findByText(en.conflict)
  expect(subject().value).toBe('Hello')
  fireEvent.change(screen.getByRole('combobox', { name: en.language }), { target: { value: 'de' } })
  await waitFor(() => expect(subject().value).toBe('Welcome'))
  expect(screen.queryByText(en.conflict)).toBeNull()
})

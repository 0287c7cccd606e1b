import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { withPage } from '#foundation/blocks/testing/with-page.tsx'
import type { FormField } from '#features/administration/data-admin/field-value.rules.ts'
import { RecordForm } from '#features/administration/data-admin/record-form.tsx'
import { en } from '#features/administration/data-admin/texts/en.ts'
import { en as editor } from '#features/authoring/page-editor/testing/english.ts'
import { en as uploads } from '#foundation/uploads/testing/english.ts'
import { en as ui } from '#ui/texts/en.ts'

const field = (name: string, differs: Partial<FormField> = {}): FormField & { fields: readonly FormField[] } => ({
  ...{ name, type: 'text', help: `Help for ${name}`, isRequired: false, isList: false, isByLanguage: false, column: null },
  ...{ choices: [], refersTo: null, most: null, fields: [], ...differs },
})
const FIELDS = [
  field('name', { type: 'markup', isRequired: true }),
  field('texts', { type: 'markup', isByLanguage: true, column: 'text' }),
  field('roles', { type: 'choice', isList: true, choices: ['author', 'admin'] }),
  field('file', { type: 'file' }),
  { ...field('shipTo', { type: 'record' }), fields: [field('city')] },
  { ...field('lines', { type: 'records' }), fields: [field('quantity', { type: 'whole-number' })] },
]
const PROBLEMS = [
  { column: 'name', reason: 'is missing' },
  { column: 'text_de', reason: 'has a tag that may not stand here' },
  { column: 'roles', reason: 'is none of them' },
  { column: 'file', reason: 'is missing' },
  { column: 'shipTo.city', reason: 'is too long' },
  { column: 'lines[1].quantity', reason: 'is no number' },
  { column: '', reason: 'could not be saved' },
]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const refuse = async (): Promise<void> => {
  const reply = { isSaved: false, change: 'unchanged', problems: PROBLEMS }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply))))
  const form = (
    <RecordForm
      kind="articles"
      keys={['id']}
      fields={FIELDS}
      line={{ lines: [{ quantity: 'x' }] }}
      hasDrafts={false}
      onSaved={() => {}}
    />
  )
  render(withPage(form, { 'data-admin': en, 'page-editor': editor, uploads, ui }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
}
/** What is read with a control, beside its name. */
const descriptionOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

test('a refused line lists all that is wrong, and each entry leads to its control', async () => {
  await refuse()
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links).toEqual([
    'Name: is missing',
    'Description (de): has a tag that may not stand here',
    'Roles: is none of them',
    'File: is missing',
    'Ship-to, City: is too long',
    'Lines 1, Quantity: is no number',
  ])
  expect(screen.getByText('could not be saved')).toBeTruthy()
  for (const link of screen.getAllByRole('link'))
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
  fireEvent.click(screen.getByRole('link', { name: /^Lines 1/ }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Quantity/))
})

test('controls of every type say what is wrong with them, and what belongs there', async () => {
  await refuse()
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect([name.getAttribute('aria-invalid'), descriptionOf(name)]).toEqual(['true', 'Help for name is missing'])
  const german = await screen.findByRole('textbox', { name: /\(de\)/ })
  expect(descriptionOf(german)).toContain('has a tag that may not stand here')
  const english = screen.getByRole('textbox', { name: /\(en\)/ })
  expect([english.hasAttribute('aria-invalid'), descriptionOf(english)]).toEqual([false, ''])
  const group = (label: string): string => descriptionOf(screen.getByRole('group', { name: label }))
  expect(group('Roles')).toBe('Help for roles is none of them')
  expect(group('Description')).toBe('Help for texts')
  expect(descriptionOf(screen.getByRole('button', { name: /Choose/ }))).toContain('is missing')
  for (const label of [/^City/, /^Quantity/]) expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
})

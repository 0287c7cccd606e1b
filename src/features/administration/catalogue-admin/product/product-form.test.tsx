import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ProductForm } from '#features/administration/catalogue-admin/product/product-form.tsx'
import { en } from '#features/administration/catalogue-admin/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const PATH = '/api/back-office/v1/products/HS-1'
const PRODUCT = {
  ...{ sku: 'HS-1', etag: '"1"', names: { en: 'Detector', de: 'Melder' }, texts: {}, category: 'gas', lifecycle: 'active' },
  ...{ replacedBy: null, replaces: [], markets: null },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = async (answer: { status?: number; body: unknown }) => {
  const calls = serve({ [`GET ${PATH}`]: { body: PRODUCT }, [`PUT ${PATH}`]: answer })
  const onDone = vi.fn()
  renderPortal(<ProductForm sku="HS-1" onDone={onDone} />, makePage(), { 'catalogue-admin': en })
  await screen.findByRole('textbox', { name: en['product.name'] })
  return { onDone, sent: () => calls.filter(({ method }) => method === 'PUT') }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const speak = (language: string) => fireEvent.change(screen.getByLabelText(en.language), { target: { value: language } })
const save = () => fireEvent.click(screen.getByRole('button', { name: en.save }))

test('names of all languages go together, and each comes back into its field', async () => {
  const { sent, onDone } = await open({ body: { sku: 'HS-1', etag: '"2"' } })
  speak('de')
  expect(field(en['product.name']).value).toBe('Melder')
  type(en['product.name'], 'Gasmelder')
  speak('en')
  expect(field(en['product.name']).value).toBe('Detector')
  save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent()[0]?.body).toMatchObject({
    names: { en: 'Detector', de: 'Gasmelder' },
    texts: {},
    replacedBy: null,
    markets: null,
  })
  expect(sent()[0]?.headers.get('if-match')).toBe('"1"')
})

test('a missing English name is shown and focused, whichever language is in sight', async () => {
  const { sent } = await open({ body: {} })
  type(en['product.name'], ' ')
  speak('de')
  save()
  await waitFor(() => expect(field(en['product.name']).getAttribute('aria-invalid')).toBe('true'))
  expect(field(en['product.name']).lang).toBe('en')
  await waitFor(() => expect(document.activeElement).toBe(field(en['product.name'])))
  expect(sent()).toEqual([])
})

test.each([
  [422, { error: 'no', reason: 'circle' }, en['reason.circle'], true],
  [412, { error: 'no' }, en.conflict, false],
])('a refusal with %i says why, at its field where it has one', async (status, body, words, isAtField) => {
  await open({ status, body })
  type(en.replacedBy, 'HS-2')
  save()
  await screen.findByText(words)
  expect([field(en.replacedBy).value, field(en.replacedBy).getAttribute('aria-invalid') === 'true']).toEqual(['HS-2', isAtField])
})

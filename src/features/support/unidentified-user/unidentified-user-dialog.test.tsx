import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { makePage, serve } from '#foundation/portal-messages/testing/render-portal.tsx'
import { PageProvider } from '#foundation/blocks/public.ts'
import { UnidentifiedUserDialog } from '#features/support/unidentified-user/unidentified-user-dialog.tsx'
import { en } from '#features/support/unidentified-user/texts/en.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (path: string) => {
  const onClose = vi.fn()
  render(<UnidentifiedUserDialog open accountName="Acme <b>" onClose={onClose} />, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TextsProvider dictionaries={{ ui, 'unidentified-user': en }} locale={DEFAULT_LOCALE}>
        <PageProvider page={makePage(path)}>{children}</PageProvider>
      </TextsProvider>
    ),
  })
  return onClose
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sold-to number' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test.each([
  ['/products', 'Continue', 'continuing'],
  ['/', 'Submit', 'submitting'],
])(
  'on %s the button is %s, disabled while the number is wrong, and messages say so [2.17.1, 5.6.2, 5.6.3]',
  (path, name, doing) => {
    open(path)
    expect(screen.getByRole('dialog').dataset['flag']).toBe('unidentifiedUser')
    expect(field()).toMatchObject({ inputMode: 'numeric', maxLength: 10 })
    expect(button(name).disabled).toBe(true)
    fireEvent.blur(field())
    expect(screen.getByText('Please enter a sold-to number.')).toBeTruthy()
    type('12')
    expect(screen.getByText('Please enter at least 4 digits sold-to number.')).toBeTruthy()
    type('12a4')
    expect(screen.getByText('Please enter only numbers.')).toBeTruthy()
    expect(button(name).disabled).toBe(true)
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(screen.getByText(`Please enter only numbers before ${doing}.`)).toBeTruthy()
    type('')
    expect(screen.getByText(`Please enter a sold-to number before ${doing}.`)).toBeTruthy()
    type('12')
    expect(screen.getByText(`Please enter at least 4 digits sold-to number before ${doing}.`)).toBeTruthy()
    expect(fireEvent.keyDown(field(), { key: 'x' })).toBe(false)
    expect(fireEvent.keyDown(field(), { key: '5' })).toBe(true)
    type('1234')
    expect(button(name).disabled).toBe(false)
  },
)

const ADDRESS = '/us/en/products.unidentifiedusercases'

test('two quick submissions are one; the success dialog shows the number as text [2.17.2, 5.6.3, 8.5.6] [T-22]', async () => {
  const calls = serve({ [ADDRESS]: { body: { message: 'Case created successfully with Case Number: AB12 $&<b>' } } })
  const onClose = open('/products')
  type('1234567890')
  const form = field().form!
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(await screen.findByRole('dialog', { name: 'Case created' })).toBeTruthy()
  expect(screen.getByText('Case number: AB12')).toBeTruthy()
  expect(calls).toHaveLength(1)
  const sent = calls[0]?.body as URLSearchParams
  expect(Object.fromEntries(sent)).toEqual({ payload: '{"soldToNumber":"1234567890"}', tenantPath: '/content/sps' })
  fireEvent.click(button('Close'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a failure shows nothing, and the number can be sent again [8.5.6]', async () => {
  const calls = serve({ [ADDRESS]: { status: 500, body: { error: 'no' } } })
  open('/products')
  type('1234')
  fireEvent.submit(field().form!)
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(button('Continue').disabled).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/Case created/)).toBeNull()
})

test('a reply without a number says N/A [8.5.6]', async () => {
  serve({ [ADDRESS]: { body: { message: 'Thank you.' } } })
  open('/products')
  type('1234')
  fireEvent.submit(field().form!)
  expect(await screen.findByText('Case number: N/A')).toBeTruthy()
})

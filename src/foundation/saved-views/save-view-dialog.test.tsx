import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SaveViewDialog } from '#foundation/saved-views/save-view-dialog.tsx'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a view is saved under a name; what went wrong is said', async () => {
  const sent: unknown[] = []
  let status = 409
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string))
    return Promise.resolve(Response.json({ id: 'v', name: 'Open', query: '', error: 'no' }, { status }))
  })
  const onClose = vi.fn()
  render(
    <TextsProvider dictionaries={{ ui }} locale={DEFAULT_LOCALE}>
      <SaveViewDialog list="orders" query="status=open" onClose={onClose} />
    </TextsProvider>,
  )
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  save()
  expect(await screen.findByText('Enter a name.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Open' } })
  save()
  expect(await screen.findByText(/You have 20 views/)).toBeTruthy()
  status = 201
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent.at(-1)).toEqual({ list: 'orders', name: 'Open', query: 'status=open' })
})

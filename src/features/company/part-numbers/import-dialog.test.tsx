import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ImportDialog } from '#features/company/part-numbers/import-dialog.tsx'
import { importPartNumbers } from '#features/company/part-numbers/part-number.api.ts'
import { en } from '#features/company/part-numbers/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a file is needed, and what was refused of it is listed', async () => {
  const refused = [{ line: 3, column: 'sku', value: 'X', reason: 'unreadable' }]
  const calls = serve({ [`POST ${importPartNumbers.path}`]: { body: { saved: 2, refusedCount: 1, refused } } })
  renderPortal(<ImportDialog onClose={() => {}} />, makePage(), { 'part-numbers': en })
  const send = () => fireEvent.click(screen.getByRole('button', { name: en['import.send'] }))
  const file = screen.getByLabelText<HTMLInputElement>(en.file)
  send()
  await screen.findByText(en['file.missing'])
  expect([document.activeElement, file.getAttribute('aria-invalid'), calls.length]).toEqual([file, 'true', 0])
  const content = new File(['number;sku\nA;HS-1\n'], 'numbers.csv', { type: 'text/csv' })
  fireEvent.change(file, { target: { files: [content] } })
  send()
  await screen.findByText(en.refused)
  expect(screen.queryByText(en['file.missing'])).toBeNull()
  await waitFor(() => expect(calls[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data/))
})

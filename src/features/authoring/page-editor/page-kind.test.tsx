import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageKindField } from '#features/authoring/page-editor/page-kind.tsx'
import { en } from '#features/authoring/page-editor/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

test.each([
  ['Product (content)', 'Product Detail (content)'],
  ['Search of part numbers', 'Product Detail SKU Search'],
  ['Search of orders', 'Order Status Search'],
  ['E-commerce', 'E-Commerce'],
])('an author chooses %s, and the page is of the kind %s [2.2.16]', (label, kind) => {
  const change = vi.fn()
  render(
    <TextsProvider dictionaries={{ 'page-editor': en }} locale={{ country: 'us', language: 'en' }}>
      <PageKindField value="Content" onChange={change} />
    </TextsProvider>,
  )
  const field = screen.getByRole('combobox', { name: 'Kind of page' })
  fireEvent.change(field, { target: { value: screen.getByRole<HTMLOptionElement>('option', { name: label }).value } })
  expect(change).toHaveBeenCalledWith(kind)
})

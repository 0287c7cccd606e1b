import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ComboSelect } from '#ui/combo-select.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'

const OPTIONS = [
  { value: 'US', label: 'United States' },
  { value: 'DE', label: 'Germany' },
  { value: 'PL', label: 'Poland' },
]
const button = () => screen.getByRole('combobox', { name: 'Country' })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country: Find...' })
const open = () => fireEvent.keyDown(button(), { key: 'ArrowDown' })
const valueOf = (name: string) => new FormData(document.querySelector('form') ?? undefined).get(name)

const renderForm = (onChange = vi.fn()) => {
  renderUi(
    <form aria-label="Address">
      <ComboSelect label="Country" name="country" placeholder="Choose…" options={OPTIONS} onChange={onChange} />
    </form>,
  )
  return onChange
}

test('while the empty option is chosen it looks like a placeholder, and afterwards no longer [2.24.1, 4.18.2]', () => {
  const onChange = renderForm()
  expect(button().textContent).toBe('Choose…')
  expect(button().hasAttribute('data-empty')).toBe(true)
  open()
  fireEvent.click(screen.getByRole('option', { name: 'Germany' }))
  expect(button().textContent).toBe('Germany')
  expect(button().hasAttribute('data-empty')).toBe(false)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('DE')
  open()
  fireEvent.click(screen.getByRole('option', { name: 'Choose…' }))
  expect(button().hasAttribute('data-empty')).toBe(true)
  expect(valueOf('country')).toBe('')
})

test('the search field says Find... and narrows the list; Enter takes the first, without sending the form [2.24.2]', () => {
  renderForm()
  open()
  expect(field().placeholder).toBe('Find...')
  expect(document.activeElement).toBe(field())
  fireEvent.change(field(), { target: { value: 'POL' } })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Poland'])
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  expect(valueOf('country')).toBe('PL')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('arrows move along the list, and the search field says where one is', () => {
  renderForm()
  open()
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(active()).toBe('Choose…')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(active()).toBe('United States')
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(active()).toBe('Poland')
})

test('nothing found is said, and Enter then neither chooses nor sends', () => {
  const onChange = renderForm()
  open()
  fireEvent.change(field(), { target: { value: 'xyz' } })
  expect(screen.getByRole('status').textContent).toBe('Nothing found')
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  expect(onChange).not.toHaveBeenCalled()
})

test('whoever watches the form hears of a choice like of typing', () => {
  renderForm()
  const heard: string[] = []
  const form = screen.getByRole('form')
  form.addEventListener(
    'input',
    ({ target }) => target instanceof HTMLInputElement && heard.push(`${target.name}=${target.value}`),
  )
  open()
  fireEvent.click(screen.getByRole('option', { name: 'Poland' }))
  expect(heard).toEqual(['country=PL'])
})

test('a given value is shown as it is given', () => {
  renderUi(<ComboSelect label="Country" value="PL" options={OPTIONS} />)
  open()
  fireEvent.click(screen.getByRole('option', { name: 'Germany' }))
  expect(button().textContent).toBe('Poland')
})

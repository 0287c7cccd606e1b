import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { Select } from '#ui/select.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'

const describe = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

test('a field reads out its label, hint and error', () => {
  renderUi(<TextField label="Purchase order" hint="As on your form" error="Use letters and digits." optional />)
  const input = screen.getByLabelText(/Purchase order/)
  expect(describe(input)).toEqual(['As on your form', 'Use letters and digits.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Optional')).toBeTruthy()
})

test('a field without hint and error points to nothing', () => {
  renderUi(<TextArea label="Message" />)
  const area = screen.getByLabelText('Message')
  expect(area.hasAttribute('aria-describedby')).toBe(false)
  expect(area.hasAttribute('aria-invalid')).toBe(false)
})

test('a select starts at its empty option and returns to it on reset', () => {
  renderUi(
    <form aria-label="Address">
      <Select label="Country" placeholder="Choose…" options={[{ value: 'de', label: 'Germany' }]} defaultValue="" />
    </form>,
  )
  const select = screen.getByLabelText<HTMLSelectElement>('Country')
  expect([...select.options].map((option) => [option.value, option.text])).toEqual([
    ['', 'Choose…'],
    ['de', 'Germany'],
  ])
  expect(select.value).toBe('')
  fireEvent.change(select, { target: { value: 'de' } })
  expect(select.value).toBe('de')
  screen.getByRole<HTMLFormElement>('form').reset()
  expect(select.value).toBe('')
})

test('a checkbox can stand for some, but not all', () => {
  const { rerender } = renderUi(<Checkbox label="All" indeterminate />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' })
  expect(box.indeterminate).toBe(true)
  rerender(<Checkbox label="All" indeterminate={false} />)
  expect(box.indeterminate).toBe(false)
})

test('a radio group asks one question and gives the chosen value', () => {
  const onChange = vi.fn()
  const options = [
    { value: 'ground', label: 'Ground' },
    { value: 'air', label: 'Air', hint: 'One day' },
  ]
  renderUi(<RadioGroup legend="Shipping" error="Choose one." options={options} value="ground" onChange={onChange} />)
  expect(describe(screen.getByRole('group', { name: 'Shipping' }))).toEqual(['Choose one.'])
  fireEvent.click(screen.getByRole('radio', { name: 'Air' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('air')
})

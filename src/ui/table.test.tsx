import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Table, type Column } from '#ui/table.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'

type Order = { number: string; total: string }
const rows: Order[] = [
  { number: '40091188', total: '17,076.00' },
  { number: '40091152', total: '5,692.00' },
]
const columns: Column<Order>[] = [
  { key: 'number', header: 'Order', cell: (order) => order.number, sortable: true, rowHeader: true },
  { key: 'total', header: 'Total, EUR', cell: (order) => order.total, numeric: true, sortable: true },
]
const table = { caption: 'Orders', columns, rows, rowKey: (order: Order) => order.number }

test('a table says by which column it is sorted and turns it round', () => {
  const onSort = vi.fn()
  renderUi(<Table {...table} sort={{ column: 'number', direction: 'ascending' }} onSort={onSort} />)
  expect(screen.getByRole('columnheader', { name: 'Order' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('columnheader', { name: 'Total, EUR' }).hasAttribute('aria-sort')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  fireEvent.click(screen.getByRole('button', { name: 'Total, EUR' }))
  expect(onSort.mock.calls).toEqual([
    [{ column: 'number', direction: 'descending' }],
    [{ column: 'total', direction: 'ascending' }],
  ])
})

test('phones, which see no table head, sort by a select', () => {
  const onSort = vi.fn()
  renderUi(<Table {...table} onSort={onSort} />)
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'descending:total' } })
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'total', direction: 'descending' })
})

test('rows are chosen one by one or all at once', () => {
  const onChange = vi.fn()
  const selection = { selected: new Set(['40091152']), onChange, label: (order: Order) => order.number }
  renderUi(<Table {...table} selection={selection} />)
  expect(screen.getByText('1 selected')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' }).indeterminate).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select 40091188' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(onChange.mock.calls.map(([keys]) => [...(keys as Set<string>)])).toEqual([
    ['40091152', '40091188'],
    ['40091152', '40091188'],
    [],
  ])
})

test('the cell that names a row is its header', () => {
  renderUi(<Table {...table} />)
  const row = screen.getByRole('row', { name: /40091188/ })
  expect(within(row).getByRole('rowheader').textContent).toBe('40091188')
})

test('without rows the reason stands below the head', () => {
  renderUi(<Table {...table} rows={[]} empty={<p>No orders match.</p>} />)
  expect(screen.getByText('No orders match.')).toBeTruthy()
})

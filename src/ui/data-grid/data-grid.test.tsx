import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn, GridData, GridMemory, GridSelection, GridViews } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'

type Order = { number: string; status: string; total: number }
const makeOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({ number: `4009${1000 + index}`, status: 'Open', total: index }))
const columns: readonly GridColumn<Order>[] = [
  { key: 'number', header: 'Order', rowHeader: true, cell: ({ number }) => <a href={`#${number}`}>{number}</a> },
  { key: 'status', header: 'Status', cell: ({ status }) => status },
  { key: 'total', header: 'Total, EUR', numeric: true, cell: ({ total }) => total },
  { key: 'note', header: 'Note', isOptional: true, cell: () => 'none' },
]
const list = { sortable: ['number', 'total'], sort: 'number', sizes: [25, 50] } as const
const filters = [
  { key: 'search', label: 'Find an order', kind: 'text' },
  { key: 'status', label: 'Status', kind: 'choice', options: [{ value: 'open', label: 'Open' }] },
  { key: 'placed', label: 'Placed', kind: 'dates' },
] as const

type Options = {
  data?: Partial<GridData<Order>>
  selection?: GridSelection<Order>
  views?: GridViews
  memory?: GridMemory
}
const Orders = ({ data, memory, ...rest }: Options) => {
  const grid = useGrid({ list, filters, columns }, memory)
  const shown = { rows: makeOrders(3), total: 60, isBusy: false, hasFailed: false, retry: () => {}, ...data }
  return (
    <>
      <output>{JSON.stringify(grid.query)}</output>
      <DataGrid caption="Orders" grid={grid} columns={columns} data={shown} rowKey={({ number }) => number} {...rest} />
    </>
  )
}
const show = (options: Options = {}, query = '') => {
  history.replaceState(null, '', `/orders${query}`)
  return renderUi(<Orders {...options} />)
}
const address = () => location.search
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)
afterEach(() => history.replaceState(null, '', '/'))

test('what the address says is shown and asked for', () => {
  show({}, '?sort=-total&page=2&status=open&columns=number.note&other=1')
  expect(headers()).toEqual(['Order', 'Note'])
  expect(document.querySelector('output')?.textContent).toBe('{"status":"open","sort":"-total","page":"2"}')
  expect(screen.getByText('26 to 28 of 60')).toBeTruthy()
})

test('sorting and turning pages are steps in the address, which the back button takes back', async () => {
  show({}, '?other=1&page=2')
  fireEvent.click(screen.getByRole('button', { name: 'Total, EUR' }))
  expect(address()).toBe('?other=1&sort=total')
  expect(screen.getByRole('columnheader', { name: 'Total, EUR' }).getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(address()).toBe('?other=1&sort=total&page=3')
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '50' } })
  expect(address()).toBe('?other=1&sort=total&size=50')
  history.replaceState(null, '', '/orders?page=2')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
})

describe('filters', () => {
  test('what is typed is asked for once, after a pause', async () => {
    show({}, '?page=2')
    const field = screen.getByRole('searchbox', { name: 'Find an order' })
    fireEvent.change(field, { target: { value: 'p' } })
    fireEvent.change(field, { target: { value: 'pump ' } })
    expect(address()).toBe('?page=2')
    await waitFor(() => expect(address()).toBe('?search=pump'))
    expect((field as HTMLInputElement).value).toBe('pump ')
  })

  test('what was typed loses nothing that was changed during the pause', async () => {
    show()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pump' } })
    fireEvent.click(screen.getByRole('button', { name: 'Total, EUR' }))
    await waitFor(() => expect(address()).toBe('?search=pump&sort=total'))
  })

  test('a choice and a period are in the address, and go together', () => {
    show()
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'open' } })
    fireEvent.change(screen.getByLabelText('Placed, from'), { target: { value: '2026-11-01' } })
    expect(new URLSearchParams(address()).get('placed')).toBe('2026-11-01..')
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('')
  })

  test('without a match the way back is offered, and the filters stay', () => {
    show({ data: { rows: [], total: 0 } }, '?search=nothing')
    expect(screen.getByText('Nothing matches these filters')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nothing')
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
    expect(address()).toBe('')
    expect(screen.getByText('There is nothing here yet')).toBeTruthy()
  })
})

const heights = { readRowHeight: () => 'compact' as const, writeRowHeight: () => {} }

describe('columns', () => {
  const choose = () => fireEvent.click(screen.getByRole('button', { name: 'Columns' }))

  test('are chosen and ordered by keyboard, kept in the address and remembered', () => {
    const write = vi.fn()
    show({ memory: { ...heights, read: () => undefined, write } })
    choose()
    const dialog = within(screen.getByRole('dialog', { name: 'Which columns should be shown?' }))
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Order' }).disabled).toBe(true)
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Status' }))
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Note' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Move Note up' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(headers()).toEqual(['Order', 'Note', 'Total, EUR'])
    expect(address()).toBe('?columns=number.note.total')
    expect(write).toHaveBeenLastCalledWith(['number', 'note', 'total'])
    choose()
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(headers()).toEqual(['Order', 'Status', 'Total, EUR'])
    expect([address(), write.mock.lastCall]).toEqual(['', [undefined]])
  })

  test('stand beside the height of rows, which is remembered', () => {
    let height: 'compact' | 'comfortable' = 'compact'
    const memory = {
      ...{ read: () => undefined, write: () => {}, readRowHeight: () => height },
      writeRowHeight: (next: typeof height) => void (height = next),
    }
    const { container } = show({ memory })
    expect(container.querySelector('[data-density=dense]')).not.toBeNull()
    choose()
    fireEvent.click(screen.getByRole('radio', { name: 'Comfortable' }))
    expect(height).toBe('comfortable')
    expect(container.querySelector('[data-density=dense]')).toBeNull()
  })

  test('that are remembered are shown, unless the address names others or they are gone', () => {
    const memory = { ...heights, read: () => ['number', 'gone', 'note'], write: () => {} }
    const { unmount } = show({ memory })
    expect(headers()).toEqual(['Order', 'Note'])
    unmount()
    show({ memory }, '?columns=number.total')
    expect(headers()).toEqual(['Order', 'Total, EUR'])
  })
})

describe('chosen rows', () => {
  const act1 = vi.fn()
  const selection: GridSelection<Order> = {
    label: ({ number }) => number,
    actions: (keys, clear) => (
      <button
        type="button"
        onClick={() => {
          act1([...keys])
          clear()
        }}
      >
        Order again
      </button>
    ),
  }

  test('are counted, stay on other pages, and something is done with all of them', () => {
    show({ selection })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select 40091001' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' }).indeterminate).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(screen.getByText('1 selected')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    fireEvent.click(screen.getByRole('button', { name: 'Order again' }))
    expect(act1.mock.lastCall?.[0].toSorted()).toEqual(['40091000', '40091001', '40091002'])
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  test('go with another filter, where they would be out of sight', () => {
    show({ selection })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select 40091001' }))
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'open' } })
    expect(screen.queryByText(/selected/)).toBeNull()
  })
})

test('up and down lead to the same place of the next row', () => {
  show({ selection: { label: ({ number }) => number, actions: () => null } })
  const first = screen.getByRole('link', { name: '40091000' })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('40091001')
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(first)
  fireEvent.keyDown(first, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(first)
})

describe('views', () => {
  const make = (): GridViews => ({
    list: [{ id: 'v1', name: 'Late ones', query: 'status=open&sort=-total' }],
    drawSaveDialog: ({ query, onClose }) => (
      <>
        <p>Save {query}</p>
        <button onClick={onClose}>Done</button>
      </>
    ),
    remove: vi.fn(async () => {}),
  })

  test('bring back filters, order and columns, and say which one is open', () => {
    const views = make()
    show({ views }, '?page=2')
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Late ones' }))
    expect(address()).toBe('?status=open&sort=-total')
    expect(screen.getByRole('button', { name: 'Late ones' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Late ones' }))
    expect(views.remove).toHaveBeenCalledExactlyOnceWith('v1')
    expect(address()).toBe('')
  })

  test('are saved as the list stands, from its first page on', () => {
    const views = make()
    show({ views }, '?status=open&page=2')
    fireEvent.click(screen.getByRole('button', { name: 'Save this view' }))
    expect(screen.getByText('Save status=open')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByText('Save status=open')).toBeNull()
  })
})

describe('states', () => {
  test('loading says so, and a failure can be tried again', () => {
    const { unmount } = show({ data: { rows: undefined, isBusy: true } })
    expect(screen.getByText('Loading')).toBeTruthy()
    unmount()
    const retry = vi.fn()
    show({ data: { rows: undefined, hasFailed: true, retry } })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('a page that others have emptied leads to the first', () => {
    show({ data: { rows: [], total: 20 } }, '?page=3')
    fireEvent.click(screen.getByRole('button', { name: 'Page 1' }))
    expect(address()).toBe('')
  })
})

test('of ten thousand rows only those in sight are in the page, and how many there are is said', () => {
  show({ data: { rows: makeOrders(10_000), total: 100_000 } })
  const rows = screen.getAllByRole('row')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.length).toBeLessThan(100)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('100001')
  expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2')
})

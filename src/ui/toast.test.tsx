import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider, useToast, type Toast } from '#ui/toast.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Shower = ({ toast }: { toast: Toast }) => {
  const { show } = useToast()
  return (
    <button type="button" onClick={() => show(toast)}>
      Show
    </button>
  )
}

const showToast = (toast: Toast) => {
  renderUi(
    <ToastProvider>
      <Shower toast={toast} />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByText('Show'))
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a message appears in a live region and hides after 7 s [9.8.8]', () => {
  showToast({ text: 'Saved' })
  expect(screen.getByText('Saved').closest('[aria-live="polite"]')).toBeTruthy()
  pass(6999)
  expect(screen.queryByText('Saved')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('it waits while someone points at it, then keeps only the time that was left', () => {
  showToast({ text: 'Saved' })
  pass(5000)
  fireEvent.mouseEnter(screen.getByRole('listitem'))
  pass(60_000)
  fireEvent.mouseLeave(screen.getByRole('listitem'))
  pass(1999)
  expect(screen.queryByText('Saved')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('it waits while the focus is inside', () => {
  showToast({ text: 'Saved' })
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  pass(60_000)
  expect(screen.queryByText('Saved')).toBeTruthy()
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }))
  pass(7000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('it can be dismissed, and what must not be missed stays', () => {
  showToast({ text: 'Not saved', tone: 'bad', hideAfter: 'never' })
  pass(60_000)
  expect(screen.getByRole('listitem').textContent).toContain('Error: Not saved')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('its action runs once and takes it away', () => {
  const onAction = vi.fn()
  showToast({ text: 'Removed', action: { label: 'Undo', onAction } })
  fireEvent.click(screen.getByText('Undo'))
  expect(onAction).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed')).toBeNull()
})

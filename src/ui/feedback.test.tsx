import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Chip } from '#ui/chip.tsx'
import { Link } from '#ui/link.tsx'
import { LoadingOverlay } from '#ui/loading-overlay.tsx'
import { Message } from '#ui/message.tsx'
import { Pager } from '#ui/pager.tsx'
import { Progress } from '#ui/progress.tsx'
import { ErrorState } from '#ui/state.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'

test('the loading overlay says what runs and keeps the content out of reach [2.25.4]', () => {
  const overlay = (active: boolean) => (
    <LoadingOverlay active={active}>
      <button type="button">Order again</button>
    </LoadingOverlay>
  )
  const { rerender } = renderUi(overlay(true))
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.getByText('Order again').closest('[inert]')).toBeTruthy()
  rerender(overlay(false))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByText('Order again').closest('[inert]')).toBeNull()
})

test.each([
  ['bad', 'alert', 'Error: Not saved'],
  ['ok', 'status', 'Done: Not saved'],
] as const)('a live message with tone %s is a %s and says its tone in words', (tone, role, text) => {
  renderUi(
    <Message tone={tone} live>
      Not saved
    </Message>,
  )
  expect(screen.getByRole(role).textContent).toBe(text)
})

test('a message can be dismissed', () => {
  const onDismiss = vi.fn()
  renderUi(<Message onDismiss={onDismiss}>New prices from January</Message>)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('an error takes the focus and offers to try again', () => {
  const onRetry = vi.fn()
  renderUi(<ErrorState onRetry={onRetry} takeFocus />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('progress has a name, a value and words', () => {
  renderUi(<Progress label="Invoices.zip" detail="148 of 412" value={148} max={412} />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Invoices.zip' })
  expect(bar.value).toBe(148)
  expect(screen.getByText('36%')).toBeTruthy()
})

test('a removable chip names what it removes', () => {
  const onRemove = vi.fn()
  renderUi(<Chip label="Stainless steel" onRemove={onRemove} />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Stainless steel' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

test('a link that leaves the site says that it opens a new tab', () => {
  renderUi(
    <Link href="https://example.com" external>
      Standard
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Standard (Opens in a new tab)' })
  expect(link.getAttribute('rel')).toBe('noopener')
})

test('the pager links to its pages and marks the current one', () => {
  renderUi(<Pager page={3} pages={20} hrefFor={(page) => `?page=${page}`} />)
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=4')
})

test('the pager turns pages in place, but leaves new-tab clicks to the browser', () => {
  const onPage = vi.fn()
  renderUi(<Pager page={1} pages={5} hrefFor={(page) => `#${page}`} onPage={onPage} />)
  fireEvent.click(screen.getByRole('link', { name: 'Page 2' }), { ctrlKey: true })
  expect(onPage).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2)
})

test('a single page needs no pager', () => {
  renderUi(<Pager page={1} pages={1} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

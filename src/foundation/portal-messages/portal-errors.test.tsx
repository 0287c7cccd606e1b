import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call as callServer, type CallOptions } from '#browser/api.ts'
import { InlineError } from '#foundation/portal-messages/inline-error.tsx'
import { NoAccess } from '#foundation/portal-messages/no-access.tsx'
import { inlineError, modalError, showPortalError } from '#foundation/portal-messages/portal-error.client.ts'
import { Shell } from '#foundation/portal-messages/portal-errors.shell.tsx'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'
import { endpoint } from '#kernel/endpoint.ts'
import { OVERLAY_DELAY_MS } from '#foundation/portal-messages/use-loading-calls.client.ts'
import { Dialog } from '#ui/dialog.tsx'

const ORDERS = '/pif/api/order/v1/orders'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  act(() => {
    modalError.set(undefined)
    inlineError.set(undefined)
  })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listOrders = endpoint({ method: 'GET', access: 'everyone', path: ORDERS, isHidden: true })
const call = (changes: CallOptions = {}) => act(async () => void (await callServer(listOrders, changes)))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const modal = () => document.getElementById('global_api_error_modal') as HTMLDialogElement
const overlay = () => screen.queryByText('Loading')

test('a server error closes other modals, hides the loading sign and is told in the modal as text [2.25.1, 8.1.1]', async () => {
  const onClose = vi.fn()
  serve({ [ORDERS]: { status: 500, body: { error: 'Orders <b>sleep</b>.' } } })
  renderPortal(
    <>
      <Dialog open onClose={onClose} title="Choose an account" />
      <Shell />
    </>,
  )
  await call()
  expect(modal().open).toBe(true)
  expect(modal().textContent).toContain('Orders <b>sleep</b>.')
  expect(onClose).toHaveBeenCalled()
  expect(overlay()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(modal().open).toBe(false)
})

test.each([
  [{ status: 413, body: { error: 'Too large.' } }, 'The file is too large'],
  [{ status: 400, body: { error: 'Too many.', code: 'too_many_files' } }, 'Too many files'],
  [{ status: 500, body: { error: 'Broken.' } }, 'Your request could not be completed'],
])('%j has the title %s [2.25.1]', async (answer, title) => {
  serve({ [ORDERS]: answer })
  renderPortal(<Shell />)
  await call()
  expect(screen.getByRole('dialog', { name: title })).toBe(modal())
})

test('with the option off, only server errors of portal calls are told [8.1.1, 8.1.3]', async () => {
  serve({ [ORDERS]: { status: 409, body: { error: 'Changed meanwhile.' } } })
  const { unmount } = renderPortal(<Shell />, makePage('/', { errorModal: false }))
  await call()
  expect(modal().open).toBe(false)
  unmount()
  renderPortal(<Shell />)
  await call()
  expect(modal().open).toBe(true)
})

test('an inline error stands where the page has a place for it, and goes after 5 s [2.25.2, 8.1.2, 9.8.8]', async () => {
  serve({ [ORDERS]: { status: 500, body: { error: 'Orders sleep.' } } })
  renderPortal(
    <>
      <main>
        <InlineError />
      </main>
      <Shell />
    </>,
  )
  await call({ errors: 'inline' })
  expect(document.querySelectorAll('.error-msg')).toHaveLength(1)
  expect(document.querySelector('main .error-msg')?.textContent).toContain('Orders sleep.')
  expect(modal().open).toBe(false)
  wait(4900)
  expect(document.querySelector('.error-msg')?.textContent).toContain('Orders sleep.')
  wait(200)
  expect(document.querySelector('.error-msg')?.textContent).toBe('')
})

test('without such a place it shows all the same [8.1.2]', async () => {
  serve({ [ORDERS]: { status: 500, body: { error: 'Orders sleep.' } } })
  renderPortal(<Shell />)
  await call({ errors: 'inline' })
  expect(screen.getByRole('alert').textContent).toContain('Orders sleep.')
})

test('the loading overlay shows for slow calls that are not quiet, and hides when they fail [2.25.4, 7.11.2, 8.7.9]', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  renderPortal(<Shell />)
  let pending: Promise<unknown> | undefined
  act(() => void (pending = callServer(listOrders)))
  wait(OVERLAY_DELAY_MS - 50)
  expect(overlay()).toBeNull()
  wait(50)
  expect(overlay()).not.toBeNull()
  await act(async () => {
    answer(new Response('', { status: 502 }))
    await pending
  })
  expect(overlay()).toBeNull()
  act(() => void (pending = callServer(listOrders, { isQuiet: true })))
  wait(1000)
  expect(overlay()).toBeNull()
})

test('a contact without access gets a popup that has no close button and does not close [2.25.3, 6.10.1, 8.3.1]', () => {
  renderPortal(<NoAccess contact={{ error: { errorCode: 401 } }} />)
  const popup = screen.getByRole<HTMLDialogElement>('dialog', { name: 'You have no access to this portal' })
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent(popup, new Event('cancel', { cancelable: true }))
  expect(popup.open).toBe(true)
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/system/sling/logout.html')
})

test('the popup does not cover the page it leads to', () => {
  renderPortal(<NoAccess contact={{ error: { errorCode: 401 } }} />, makePage('/contact-us'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('missing contact details are a portal error in the words of its key [8.1.4, 8.3.2]', () => {
  renderPortal(
    <>
      <Shell />
      <NoAccess contact={null} />
    </>,
  )
  expect(modal().open).toBe(true)
  expect(modal().textContent).toContain(
    "We weren't able to process your request, please try again and if you continue to see this message, click 'Contact Us' at the bottom of the page to report your issue to our web support team. Thank you.",
  )
})

test('the same words where the accounts of somebody who serves customers did not load [8.4.3]', () => {
  renderPortal(
    <>
      <Shell />
      <NoAccess contact={{ firstName: 'Ingrid' }} lacksAccounts />
    </>,
  )
  expect(modal().textContent).toContain("We weren't able to process your request")
  expect(modal().open).toBe(true)
})

test('anyone can tell the portal’s general error [8.1.4]', () => {
  renderPortal(<Shell />)
  act(showPortalError)
  expect(modal().open).toBe(true)
})

test('on the training page missing contact details are logged only [8.5.5]', () => {
  renderPortal(
    <>
      <Shell />
      <NoAccess contact={null} />
    </>,
    makePage('/training'),
  )
  expect(modal().open).toBe(false)
})

test('the default error is in the words of the message bundle, where it has arrived in the page’s language [3.19.4, 7.5.3]', () => {
  const KEY = 'bt.internalcsrflow.popuperrormessage'
  localStorage.setItem('apiResourceBundle', JSON.stringify({ [KEY]: 'Call +1 704 555 0100.' }))
  localStorage.setItem('apiResourceBundleNote', JSON.stringify({ language: 'en', fetchedAt: 1 }))
  renderPortal(<Shell />)
  act(showPortalError)
  expect(modal().textContent).toContain('Call +1 704 555 0100.')
  localStorage.clear()
})

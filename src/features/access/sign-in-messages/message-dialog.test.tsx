import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessageDialog } from '#features/access/sign-in-messages/message-dialog.tsx'
import { renderPortal, serve, type Answer } from '#foundation/portal-messages/testing/render-portal.tsx'
import { en } from '#features/access/sign-in-messages/texts/en.ts'
import { Dialog } from '#ui/dialog.tsx'

/** With the texts of this area. */
const renderDialog = (children: ReactNode) => renderPortal(children, undefined, { 'sign-in-messages': en })

const STATUS = '/sm/api/common/user/status'
const MESSAGE = '/sm/api/common/account/message'
const GOOD: Record<string, Answer> = {
  [STATUS]: { body: { isNewUser: false } },
  [MESSAGE]: { body: { PortalSignInMessage: 'Planned <img src=x onerror=alert(1)> maintenance.' } },
}

beforeEach(() => localStorage.removeItem('roleBasedModalShown'))
afterEach(() => {
  localStorage.removeItem('roleBasedModalShown')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const settle = async (calls: readonly unknown[]) => {
  await waitFor(() => expect(calls).toHaveLength(2))
  await new Promise(requestAnimationFrame)
}

test('shows the message as text, records when, and its button closes it [2.12.1, 3.19.3, 4.17.7, 7.1.8] [T-21]', async () => {
  const calls = serve(GOOD)
  renderDialog(<MessageDialog isSessionValid />)
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Message' })
  expect(dialog.textContent).toContain('Planned <img src=x onerror=alert(1)> maintenance.')
  expect(dialog.querySelector('img')).toBeNull()
  const requests = calls.find(({ url }) => url === `${MESSAGE}?appId=portico-sps`)
  expect(requests?.headers.get('language')).toBe('en')
  const shown = Number(localStorage.getItem('roleBasedModalShown'))
  expect(Number.isInteger(shown)).toBe(true)
  expect(Math.abs(shown - Date.now() / 1000)).toBeLessThan(60)
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(dialog.open).toBe(false)
})

test('stays away for 24 h after it was shown, and comes back then [4.17.4, 9.2.1]', async () => {
  const now = Math.floor(Date.now() / 1000)
  localStorage.setItem('roleBasedModalShown', String(now - 86_000))
  const calls = serve(GOOD)
  const { unmount } = renderDialog(<MessageDialog isSessionValid />)
  await settle(calls)
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  localStorage.setItem('roleBasedModalShown', String(now - 86_401))
  renderDialog(<MessageDialog isSessionValid />)
  expect(await screen.findByRole('dialog', { name: 'Message' })).not.toBeNull()
})

test('gives way to a modal that is open, and is then not counted as shown [4.17.6]', async () => {
  const calls = serve(GOOD)
  renderDialog(
    <>
      <Dialog open onClose={() => undefined} title="Choose an account" />
      <MessageDialog isSessionValid />
    </>,
  )
  await settle(calls)
  expect(screen.queryByRole('dialog', { name: 'Message' })).toBeNull()
  expect(localStorage.getItem('roleBasedModalShown')).toBeNull()
})

test('asks nothing without a valid session [4.17.2]', () => {
  const calls = serve(GOOD)
  renderDialog(<MessageDialog isSessionValid={false} />)
  expect(calls).toEqual([])
})

test('a failed call is only logged [8.7.1]', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue()
  serve({ ...GOOD, [MESSAGE]: { status: 500, body: { error: 'broken' } } })
  renderDialog(<MessageDialog isSessionValid />)
  await waitFor(() => expect(log).toHaveBeenCalledWith('API call failed, please try again later'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

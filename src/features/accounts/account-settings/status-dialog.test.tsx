import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ALERT_MS, StatusDialog } from '#features/accounts/account-settings/status-dialog.tsx'
import { readStatusDialog } from '#features/accounts/account-settings/status-dialog.rules.ts'
import { renderAccount } from '#features/accounts/account-settings/testing/render-account.tsx'
import { serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const START = '/pif/api/account/v1/account-revalidate/start'
const ANNUAL = '/pif/api/account/v1/account-revalidate/annual'
const SEEN = '/pif/api/account/v1/status/seen'
const CANCEL = '/sm/api/account/email-change-cancel'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (search: string) => {
  const onLeave = vi.fn()
  const status = readStatusDialog(search)
  if (!status || status.flag === 'unidentifiedUser') throw new Error(`${search} opens another dialog`)
  renderAccount(<StatusDialog status={{ ...status, flag: status.flag }} open pathname="/us/en/products" onLeave={onLeave} />)
  return onLeave
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a dialog names its flag, its title and the account, and closing it leaves the query behind [2.10.3, 2.10.4]', async () => {
  const onLeave = open('?identifiedUser=true&accountName=Acme_%3Cimg_src=x%3E')
  const dialog = screen.getByRole('dialog', { name: 'We found your account' })
  expect(dialog.dataset['flag']).toBe('identifiedUser')
  expect(dialog.textContent).toContain('Account: Acme <img src=x>')
  expect(dialog.querySelector('img')).toBeNull()
  click('Close')
  await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('/us/en/products'))
})

test.each(['identifiedUser', 'newBrandCustomer'])(
  'closing %s says that it was seen, before the page is left [2.10.2]',
  async (flag) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('sps-isAuthenticated=true')
    const calls = serve({ [SEEN]: { body: { success: true } } })
    const onLeave = open(`?${flag}=true`)
    click('Close')
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('/us/en/products'))
    expect(calls).toMatchObject([{ method: 'PUT', url: `${SEEN}?appId=portico-sps`, body: { status: flag } }])
  },
)

test('Esc closes like the button does, and a newcomer gives up the registration by it [2.10.5]', async () => {
  const onLeave = open('?isNewUser=true')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() =>
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('/pif/api/account/v1/registration/cancel?appId=portico-sps'),
  )
})

test.each([
  ['deactivationStatus', START, { incrementCounter: 'Y' }],
  ['isRevalidationRequired', START, { incrementCounter: 'Y' }],
  ['revalidate', ANNUAL, { revalidate: 'Y' }],
])('%s starts the validation, then closes and reloads without the query [2.10.6, 4.10.2]', async (flag, path, body) => {
  const calls = serve({ [path]: { body: { success: true } } })
  const onLeave = open(`?${flag}=true`)
  click('Send validation e-mail')
  await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('/us/en/products'))
  expect(calls).toMatchObject([{ method: 'PUT', url: `${path}?appId=portico-sps`, body }])
})

test('a validation mail that could not be sent is told in the dialog for 5 s [8.3.3, 9.8.8]', async () => {
  vi.useFakeTimers()
  serve({ [START]: { status: 500, body: { error: 'no' } } })
  const onLeave = open('?deactivationStatus=true')
  click('Send validation e-mail')
  await act(() => vi.advanceTimersByTimeAsync(0))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Unable to send validation email..!')
  expect(screen.getByRole('dialog').contains(alert)).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(ALERT_MS - 1))
  expect(screen.queryByRole('alert')).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onLeave).not.toHaveBeenCalled()
})

test('a pending e-mail change is cancelled without a body, then the post-login page follows [4.10.1, 2.14.7]', async () => {
  const calls = serve({ [CANCEL]: { body: { success: true } } })
  const onLeave = open('?emailChangeStatus=true')
  click('Cancel the change')
  await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('/us/en/secure/sps-home'))
  expect(calls[0]).toMatchObject({ method: 'PUT', url: `${CANCEL}?appId=portico-sps`, body: undefined })
  expect(calls[0]?.headers.get('content-type')).toBe('application/json')
})

test('a newcomer may go on to the registration', () => {
  open('?isNewUser=true')
  expect(screen.getByRole('link', { name: 'Complete registration' }).getAttribute('href')).toBe(
    '/us/en/secure/account/simplified-register',
  )
})

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { withPage } from '#foundation/blocks/testing/with-page.tsx'
import { Shell } from '#foundation/reauthentication/reauthentication.shell.tsx'
import { requestReauthentication } from '#foundation/reauthentication/request-reauthentication.client.ts'
import { en } from '#foundation/reauthentication/texts/en.ts'

const sent: unknown[] = []
const serve = (state: object, status = 200): void => {
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(new Response(JSON.stringify(state)))
    sent.push(JSON.parse(typeof body === 'string' ? body : ''))
    return Promise.resolve(new Response(JSON.stringify({ success: true }), { status }))
  })
}

/** A block asks, and the shell shows the dialog. */
const ask = async () => {
  const answers: boolean[] = []
  render(withPage(<Shell />, { reauthentication: en }))
  await act(async () => {
    void requestReauthentication().then((answer) => answers.push(answer))
    await Promise.resolve()
  })
  return answers
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('Current password'), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const PASSWORD = { method: 'password', isFresh: false, factors: [] }

afterEach(() => {
  cleanup()
  sent.length = 0
  vi.unstubAllGlobals()
})

test('asks for the password and goes on when it was right [T-73]', async () => {
  serve(PASSWORD)
  const answers = await ask()
  expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  press('Continue')
  expect(sent).toEqual([])
  type('Portico-demo-1')
  press('Continue')
  await waitFor(() => expect(answers).toEqual([true]))
  expect(sent).toEqual([{ currentPassword: 'Portico-demo-1' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says that the password was wrong, at the field, and forgets it', async () => {
  serve(PASSWORD, 400)
  const answers = await ask()
  await screen.findByRole('dialog')
  type('wrong')
  press('Continue')
  const field = await waitFor(() => {
    const found = screen.getByLabelText<HTMLInputElement>('Current password')
    expect(found.getAttribute('aria-invalid')).toBe('true')
    return found
  })
  expect(screen.getByText('This is not your current password.')).not.toBeNull()
  expect([field.value, document.activeElement, answers]).toEqual(['', field, []])
})

test.each([
  [429, 'There were too many tries. Please wait a while and try again.'],
  [500, 'This did not work. Nothing was changed; please try again.'],
])('says what %d means', async (status, says) => {
  serve(PASSWORD, status)
  await ask()
  await screen.findByRole('dialog')
  type('Portico-demo-1')
  press('Continue')
  expect((await screen.findByText(says)).closest('[role=alert]')).not.toBeNull()
})

test('changes nothing when cancelled', async () => {
  serve(PASSWORD)
  const answers = await ask()
  await screen.findByRole('dialog')
  press('Cancel')
  await waitFor(() => expect(answers).toEqual([false]))
  expect(sent).toEqual([])
})

test('sends people of another provider to sign in again, and back to this page [T-73]', async () => {
  history.replaceState(null, '', '/us/en/secure/my-account')
  serve({ method: 'sign-in', isFresh: false, factors: [] })
  await ask()
  const link = await screen.findByRole('link', { name: 'Sign in again to go on' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://sps.localhost')
  expect([pathname, searchParams.get('reauthenticate'), searchParams.get('resource')]).toEqual([
    '/system/sling/login.html',
    'true',
    '/us/en/secure/my-account',
  ])
  press('Cancel')
})

test('asks nobody who has just proven it', async () => {
  serve({ method: 'password', isFresh: true, factors: [] })
  const answers = await ask()
  await waitFor(() => expect(answers).toEqual([true]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

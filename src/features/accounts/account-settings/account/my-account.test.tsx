import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Block } from '#features/accounts/account-settings/account/my-account.block.tsx'
import type { Profile } from '#features/accounts/account-settings/account/profile.rules.ts'
import { sampleProfile as profile } from '#features/accounts/account-settings/testing/sample-profile.ts'
import { renderAccount } from '#features/accounts/account-settings/testing/render-account.tsx'
import { makePage, serve, type Answer } from '#foundation/portal-messages/testing/render-portal.tsx'

const PROFILE = '/api/me/profile'
const SESSIONS = '/api/me/sessions'

const FACTORS = '/api/me/second-factor'
const factors = {
  isRequired: false,
  isProven: false,
  isElsewhere: false,
  passkeys: [{ id: 'p', name: 'My phone', createdAt: '2026-11-15T10:00:00Z', lastUsedAt: null }],
  authenticatorSince: null,
  recoveryCodesLeft: 0,
}
const session = {
  name: '',
  country: 'pl',
  network: '192.0.2.…',
  device: 'Firefox · Linux',
  createdAt: '2026-11-15T10:00:00Z',
  seenAt: '2026-11-15T11:00:00Z',
}
const sessions = [
  { ...session, id: 'a', isCurrent: true },
  { ...session, id: 'b', device: 'Safari · iPhone', isCurrent: false },
]

afterEach(() => {
  // What still runs must not reach a real server.
  cleanup()
  vi.unstubAllGlobals()
})

const open = async (changes: Partial<Profile> = {}, answers: Record<string, Answer> = {}) => {
  const calls = serve({
    [PROFILE]: { body: { ...profile, ...changes } },
    [`PUT ${PROFILE}`]: { body: { success: true } },
    [SESSIONS]: { body: sessions },
    [FACTORS]: { body: factors },
    ...answers,
  })
  renderAccount(<Block />, makePage('/secure/my-account'))
  await screen.findByRole('heading', { name: 'Profile' })
  await screen.findByRole('textbox', { name: /First name/ })
  return calls
}
const card = (name: string) => within(screen.getByRole('region', { name }))

test('the profile is sent whole and says that it was saved', async () => {
  const calls = await open()
  fireEvent.change(screen.getByRole('textbox', { name: /Phone/ }), { target: { value: '+48 555 0101' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  expect((await screen.findByText('Your profile was saved.')).closest('[role=status]')).not.toBeNull()
  const put = calls.find(({ method }) => method === 'PUT')
  expect(put).toMatchObject({ url: `${PROFILE}?appId=portico-sps`, body: { givenName: 'Amara', phone: '+48 555 0101' } })
  expect(Object.keys(put?.body as object)).toHaveLength(7)
})

test('a field that the server refused is marked', async () => {
  const refused = { status: 400, body: { error: 'no', code: 'bad_request', details: [{ path: 'body.phone', message: 'bad' }] } }
  const calls = await open()
  vi.unstubAllGlobals()
  serve({ [PROFILE]: refused })
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Phone/ }).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByRole('textbox', { name: /First name/ }).getAttribute('aria-invalid')).toBeNull()
  expect(calls.length).toBeGreaterThan(0)
})

const postsTo = (calls: ReturnType<typeof serve>, path: string) =>
  calls.filter(({ url, method }) => url.startsWith(path) && method === 'POST')

test('a new address is asked for only after a warning of what follows [2.19.2]', async () => {
  const calls = await open({}, { '/api/me/email': { body: { success: true } } })
  const email = card('E-mail')
  const ask = () => fireEvent.click(email.getByRole('button', { name: 'Change e-mail' }))
  fireEvent.change(email.getByRole('textbox', { name: /New e-mail address/ }), { target: { value: 'new@example.com' } })
  ask()
  const warning = within(await screen.findByRole('dialog', { name: 'Change your e-mail address?' }))
  expect(warning.getByText('From then on you sign in with new@example.com.')).not.toBeNull()
  expect(warning.getByText(/Until then you sign in with amara@sps\.example/)).not.toBeNull()
  expect(document.activeElement?.textContent).toBe('Keep my address')
  fireEvent.click(warning.getByRole('button', { name: 'Keep my address' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(postsTo(calls, '/api/me/email')).toEqual([])
  ask()
  fireEvent.click(await screen.findByRole('button', { name: 'Send the link' }))
  await waitFor(() => expect(postsTo(calls, '/api/me/email')).toMatchObject([{ body: { email: 'new@example.com' } }]))
})

test('a change that the person does not prove to be theirs is not sent [T-73]', async () => {
  const calls = await open({}, { '/api/me/reauthentication': { body: { method: 'password', isFresh: false, factors: [] } } })
  const email = card('E-mail')
  fireEvent.change(email.getByRole('textbox', { name: /New e-mail address/ }), { target: { value: 'new@example.com' } })
  fireEvent.click(email.getByRole('button', { name: 'Change e-mail' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send the link' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari · iPhone' }))
  await waitFor(() => expect(calls.filter(({ url }) => url.startsWith('/api/me/reauthentication'))).toHaveLength(2))
  expect(calls.some(({ method }) => method === 'POST' || method === 'DELETE')).toBe(false)
})

test('where another provider keeps the passwords, the page says so', async () => {
  await open({ hasPassword: false })
  expect(card('Password').getByText(/kept where you sign in/)).not.toBeNull()
  expect(screen.queryByLabelText('Current password')).toBeNull()
})

const company = {
  name: 'Northline',
  number: '400100',
  customerType: 'Direct',
  customerGroup: 'Key Account',
  lineOfBusiness: 'Service',
  requestedName: null,
}
const COMPANY_NAME = '/api/me/company-name'

test('another company name is asked for only after saying what hangs on it [2.19.2]', async () => {
  const calls = await open({ company }, { [COMPANY_NAME]: { body: { success: true } } })
  const own = card('Company')
  const ask = () => fireEvent.click(own.getByRole('button', { name: 'Change company name' }))
  fireEvent.change(own.getByRole('textbox', { name: /New company name/ }), { target: { value: 'Northline Marine' } })
  ask()
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the company name?' }))
  expect(dialog.getByText('You ask us to change “Northline” to “Northline Marine”.')).not.toBeNull()
  expect(dialog.getByText(/Orders, invoices and access to tools are tied to the company/)).not.toBeNull()
  expect(dialog.getByText(/customer service checks the change/)).not.toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Keep the name' }))
  expect(postsTo(calls, COMPANY_NAME)).toEqual([])
  ask()
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for the change' }))
  await waitFor(() => expect(postsTo(calls, COMPANY_NAME)).toMatchObject([{ body: { name: 'Northline Marine' } }]))
})

test('a company name that is being checked is shown with its state, and can be withdrawn', async () => {
  const requestedName = 'Northline Marine'
  const calls = await open({ company: { ...company, requestedName } }, { [COMPANY_NAME]: { body: { success: true } } })
  const own = card('Company')
  expect(own.getByText(/Northline Marine/).textContent).toContain('Being checked')
  expect(own.queryByRole('textbox')).toBeNull()
  fireEvent.click(own.getByRole('button', { name: 'Withdraw the request' }))
  await waitFor(() => expect(calls.some(({ url, method }) => method === 'DELETE' && url.startsWith(COMPANY_NAME))).toBe(true))
})

test('a pending address is shown with its state and its ways out', async () => {
  await open({ tempEmail: 'new@example.com' })
  const email = card('E-mail')
  expect(email.getByText(/new@example\.com/).textContent).toContain('Not confirmed')
  expect(email.getByRole('button', { name: 'Cancel the change' })).not.toBeNull()
  expect(email.getByRole('button', { name: 'Send the message again' })).not.toBeNull()
  expect(email.queryByRole('textbox')).toBeNull()
})

test('sessions are listed, this device is marked, and only others can be ended', async () => {
  const calls = await open({}, { [`${SESSIONS}/b`]: { body: { success: true } } })
  const list = card('Where you are signed in')
  expect((await list.findByText('Firefox · Linux')).textContent).toContain('This device')
  expect(list.getAllByText(/Poland/)).toHaveLength(2)
  expect(list.getAllByRole('button', { name: /^Sign out/ })).toHaveLength(1)
  fireEvent.click(list.getByRole('button', { name: 'Sign out Safari · iPhone' }))
  await waitFor(() => expect(calls.some(({ method, url }) => method === 'DELETE' && url.startsWith(`${SESSIONS}/b`))).toBe(true))
})

test('an employee who acts for the customer can change neither address, password nor sessions', async () => {
  const calls = await open({ isActedFor: true })
  expect(screen.getAllByText('You are acting for a customer. Only they can change this.')).toHaveLength(5)
  expect(screen.queryByLabelText('Current password')).toBeNull()
  expect(calls.some(({ url }) => url.startsWith(SESSIONS) || url.startsWith(FACTORS))).toBe(false)
})

test('what could not be loaded says so and can be tried again', async () => {
  serve({})
  renderAccount(<Block />, makePage('/secure/my-account'))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(retry.closest('[role=alert]')?.textContent).toContain('This could not be loaded.')
  serve({ [PROFILE]: { body: profile }, [SESSIONS]: { body: sessions } })
  fireEvent.click(retry)
  expect(await screen.findByRole('textbox', { name: /First name/ })).not.toBeNull()
})

test('passkeys are listed with their names, and renamed and removed by them', async () => {
  const calls = await open(
    {},
    {
      '/api/me/reauthentication': { body: { method: 'password', isFresh: true, factors: [] } },
      '/api/me/passkeys/p': { body: { success: true } },
    },
  )
  const security = card('Sign-in and security')
  const list = within(await security.findByRole('list', { name: 'Passkeys' }))
  expect(list.getByText('My phone')).not.toBeNull()
  expect(list.getByText(/not used yet/)).not.toBeNull()
  fireEvent.click(list.getByRole('button', { name: 'Rename My phone' }))
  fireEvent.change(list.getByRole('textbox', { name: 'Name' }), { target: { value: 'Old phone' } })
  fireEvent.click(list.getByRole('button', { name: 'Save' }))
  const sent = (method: string) => calls.find((call) => call.method === method && call.url.startsWith('/api/me/passkeys/p'))
  await waitFor(() => expect(sent('PATCH')).toMatchObject({ body: { name: 'Old phone' } }))
  fireEvent.click(await list.findByRole('button', { name: 'Remove My phone' }))
  await waitFor(() => expect(sent('DELETE')).not.toBeUndefined())
})

test('whoever needs a second factor and has none is told so [T-103]', async () => {
  await open({}, { [FACTORS]: { body: { ...factors, passkeys: [], isRequired: true } } })
  expect(await card('Sign-in and security').findByText(/Your role needs a second factor. Add a passkey/)).not.toBeNull()
})

test('a device gets a name of its owner', async () => {
  const calls = await open()
  const list = card('Where you are signed in')
  fireEvent.click(await list.findByRole('button', { name: 'Name Safari · iPhone' }))
  fireEvent.change(list.getByRole('textbox', { name: 'Name' }), { target: { value: 'My phone' } })
  fireEvent.click(list.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      url: expect.stringMatching(`^${SESSIONS}/b`) as string,
      body: { name: 'My phone' },
    }),
  )
})

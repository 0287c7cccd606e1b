import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Block } from '#features/accounts/sites/sites-view.block.tsx'
import { ADD_SITE_PAYLOAD, type Sites } from '#features/accounts/sites/site.schema.ts'
import { renderSites, serve } from '#features/accounts/sites/testing/render-sites.tsx'

const SITES = '/sm/api/uop/myfacilities/sites'
const ADD = '/sm/api/uop/case/add-site'
const REMOVE = '/sm/api/uop/myfacilities/site'

const named = (site: string) => ({ name: 'Northline', site })
const sites: Sites = {
  primaryAccount: { id: 'p', ...named('Gdansk') },
  contactAccountMap: [{ contactAccountMapId: 's-1', secondaryAccount: named('Sopot') }],
  case: ['New', 'Rejected', 'Cancelled', 'Closed'].map((status) => ({
    caseId: status,
    status,
    secondaryAccount: named(`Hall ${status}`),
  })),
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async (answers: Parameters<typeof serve>[0] = {}, reply: unknown = [sites]) => {
  const calls = serve({ [SITES]: { body: reply }, ...answers })
  renderSites(<Block addSitePayload={ADD_SITE_PAYLOAD} view="sites" />)
  await screen.findByRole('button', { name: 'Add' })
  return calls
}
const card = (site: string) => {
  const item = screen.getByText(site).closest('li')
  if (!item) throw new Error(`${site} stands in no card`)
  return within(item)
}
const type = (field: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value } })
const submitButton = () => screen.getByRole('button', { name: 'Submit' })
const openForm = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }))

test('the overview has a way to the sites [2.15.1]', async () => {
  serve({ [SITES]: { body: [sites] } })
  renderSites(<Block addSitePayload={ADD_SITE_PAYLOAD} view="overview" />)
  const link = await screen.findByRole('link', { name: 'Show sites' })
  expect(link.getAttribute('href')).toBe('/us/en/secure/account/overview?view=sites')
})

test('each site says how it stands; only secondary ones can be removed [2.15.2, 2.15.1, 2.15.3, 2.15.4, 2.15.5, 2.15.6, 4.11.2]', async () => {
  await open()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByRole('link', { name: 'Account overview' }).getAttribute('href')).toBe('/us/en/secure/account/overview')
  expect(card('Gdansk').getByText('Active')).toBeDefined()
  expect(card('Gdansk').queryByRole('button')).toBeNull()
  expect(card('Sopot').getByText('Active')).toBeDefined()
  expect(card('Sopot').getByRole('button', { name: 'Remove Sopot' })).toBeDefined()
  expect(card('Hall New').getByText('Pending approval')).toBeDefined()
  for (const status of ['Rejected', 'Cancelled', 'Closed']) {
    expect(card(`Hall ${status}`).getByText('Not available')).toBeDefined()
    expect(card(`Hall ${status}`).getByText('Contact your manager')).toBeDefined()
  }
})

test('the form waits for two valid names and says what is wrong [2.15.2, 2.15.7, 5.5.2, 5.5.3, 5.5.4]', async () => {
  const calls = await open()
  expect(screen.queryByRole('textbox')).toBeNull()
  openForm()
  expect(submitButton()).toHaveProperty('disabled', true)
  type('Account name', 'North#line')
  type('Site name', 'Hel!')
  expect(screen.getByText('Please enter Valid Account name')).toBeDefined()
  expect(screen.getByText('Please enter Valid Site name')).toBeDefined()
  type('Account name', '')
  type('Site name', '')
  expect(screen.queryByText(/Please enter/)).toBeNull()
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Site name' }), { key: 'Enter' })
  expect(screen.getByText('Please enter Account Name')).toBeDefined()
  expect(screen.getByText('Please enter Site Name')).toBeDefined()
  expect(submitButton()).toHaveProperty('disabled', true)
  type('Account name', 'Northline')
  type('Site name', 'Hel')
  expect(submitButton()).toHaveProperty('disabled', false)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a sent request fills the page’s template, is told and hides after 7 s [3.9.5, 7.9.2, 8.5.2, 9.8.8]', async () => {
  const calls = await open({ [ADD]: { body: { success: true, caseId: 'c' } } })
  openForm()
  type('Account name', 'Northline ')
  type('Site name', 'Hel')
  fireEvent.click(submitButton())
  const message = await screen.findByText('You Have successfully added the site Hel. Pending for Approval.')
  expect(message.closest('[role=status]')).not.toBeNull()
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    url: `${ADD}?appId=portico-sps`,
    body: { ...ADD_SITE_PAYLOAD, secondaryAccount: named('Hel') },
  })
  act(() => void vi.advanceTimersByTime(6_900))
  expect(screen.queryByText(/successfully added/)).not.toBeNull()
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.queryByText(/successfully added/)).toBeNull()
})

test.each([true, 1, 'CASE-1', [1], {}, { caseId: 'c' }])('a reply of %j means success: it is truthy [7.9.2]', async (body) => {
  await open({ [ADD]: { body } })
  openForm()
  type('Account name', 'Northline')
  type('Site name', 'Hel')
  fireEvent.click(submitButton())
  expect(await screen.findByText(/You Have successfully added the site Hel/)).toBeDefined()
})

test.each([null, false, 0, '', undefined])('a reply of %j means that nothing was added [7.9.2]', async (body) => {
  await open({ [ADD]: { body } })
  openForm()
  type('Account name', 'Northline')
  type('Site name', 'Hel')
  fireEvent.click(submitButton())
  expect(await screen.findByText('The site Hel could not be added. Please try again.')).toBeDefined()
})

test.each([
  [409, 'You have the site Hel already, or too many requests are waiting.'],
  [500, 'The site Hel could not be added. Please try again.'],
])('a request that is refused with %i is told in .error-msg, and what was typed stays [8.5.1]', async (status, text) => {
  await open({ [ADD]: { status, body: { error: 'no' } } })
  openForm()
  type('Account name', 'Northline')
  type('Site name', 'Hel')
  fireEvent.click(submitButton())
  expect((await screen.findByText(text)).closest('.error-msg[role=alert]')).not.toBeNull()
  expect(screen.getByRole('textbox', { name: 'Site name' })).toHaveProperty('value', 'Hel')
})

const removeSopot = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Remove Sopot' }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
}

test('a site is removed after a question, told for 7 s; kept when the answer is no [7.9.3, 8.5.3, 9.8.8]', async () => {
  const calls = await open({ [`${REMOVE}/s-1`]: { body: { success: true } } })
  const removals = () => calls.filter(({ method }) => method === 'DELETE')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Sopot' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  expect(removals()).toEqual([])
  await removeSopot()
  expect((await screen.findByText('The site Sopot was removed.')).closest('[role=status]')).not.toBeNull()
  expect(removals().map(({ url }) => url)).toEqual([`${REMOVE}/s-1?appId=portico-sps`])
  act(() => void vi.advanceTimersByTime(7_100))
  expect(screen.queryByText('The site Sopot was removed.')).toBeNull()
})

test.each([
  [200, 'The request for Hall New was withdrawn.', '[role=status]'],
  [404, 'The request for Hall New could not be withdrawn. It may have been decided already.', '.error-msg'],
])('a request that waits is taken back; answered with %i it says %s', async (status, text, place) => {
  const calls = await open({ [`${ADD}/New`]: { status, body: { success: true } } })
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the request for Hall New' }))
  expect((await screen.findByText(text)).closest(place)).not.toBeNull()
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([`${ADD}/New?appId=portico-sps`])
})

test('a site that somebody else removed first is gone; a failure is told [8.5.1]', async () => {
  await open({ [`${REMOVE}/s-1`]: { status: 404, body: { error: 'no' } } })
  await removeSopot()
  expect(await screen.findByText('The site Sopot was removed.')).toBeDefined()
  cleanup()
  await open({ [`${REMOVE}/s-1`]: { status: 500, body: { error: 'no' } } })
  await removeSopot()
  expect((await screen.findByText(/could not be removed/)).closest('.error-msg')).not.toBeNull()
})

test('while a request waits the page follows what is decided [4.11.5]', async () => {
  await open()
  const approved = {
    ...sites,
    contactAccountMap: [{ contactAccountMapId: 's-2', secondaryAccount: named('Hall New') }],
    case: [],
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify([approved]))))
  await act(() => vi.advanceTimersByTimeAsync(10_100))
  await waitFor(() => expect(card('Hall New').getByText('Active')).toBeDefined())
})

test('without sites the page says how to get one; a reply without elements is none', async () => {
  await open({}, [])
  expect(screen.getByRole('heading', { name: 'No sites yet' })).toBeDefined()
})

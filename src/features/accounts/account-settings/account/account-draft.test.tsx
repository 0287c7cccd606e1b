import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDrafts } from '#browser/draft/draft-store.ts'
import { endSession, enterAs, forgetEverything } from '#browser/draft/testing/session-end.ts'
import { sessionStore } from '#browser/storage.ts'
import { Block as MyAccount } from '#features/accounts/account-settings/account/my-account.block.tsx'
import { Block as Preferences } from '#features/accounts/account-settings/account/notification-preferences.block.tsx'
import { readProfile } from '#features/accounts/account-settings/account/profile.api.ts'
import type { Profile } from '#features/accounts/account-settings/account/profile.rules.ts'
import { sampleProfile as profile } from '#features/accounts/account-settings/testing/sample-profile.ts'
import { renderAccount } from '#features/accounts/account-settings/testing/render-account.tsx'
import { makePage, serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const PREFERENCES = '/sm/api/uop/email-notifications/preferences'
const company: Profile['company'] = {
  name: 'Halden Ltd',
  number: '4711',
  customerType: '',
  customerGroup: '',
  lineOfBusiness: '',
  requestedName: null,
}
const ANSWERS = {
  [readProfile.path]: { body: { ...profile, company } },
  [`PUT ${readProfile.path}`]: { body: { success: true } },
  '/api/me/sessions': { body: [] },
  [PREFERENCES]: { body: { preferences: [{ topic: 'invoices', byEmail: true, inPortal: true }] } },
  '/sm/api/uop/email-notifications/save': { body: { success: true } },
  '/sm/api/uop/user-preference/notification': { body: { success: true } },
}

beforeEach(forgetEverything)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forgetEverything()
})

const BLOCKS = { account: <MyAccount />, preferences: <Preferences /> }
const open = async (block: keyof typeof BLOCKS, sub: string) => {
  const calls = serve(ANSWERS)
  const { unmount } = renderAccount(BLOCKS[block], makePage('/secure/my-account'))
  enterAs(sub)
  await screen.findByRole('button', { name: /^Save/ })
  return { calls, unmount }
}

const textbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Invoices.*Portal/i })
const type = (name: RegExp, value: string) => fireEvent.input(textbox(name), { target: { value } })

type Form = { block: keyof typeof BLOCKS; fill: () => void; read: () => unknown; typed: unknown; empty: unknown }
const FORMS: Record<string, Form> = {
  profile: {
    block: 'account',
    fill: () => type(/^Phone/, '+48 555 0101'),
    read: () => textbox(/^Phone/).value,
    typed: '+48 555 0101',
    empty: '',
  },
  'e-mail change': {
    block: 'account',
    fill: () => type(/New e-mail/, 'new@example.com'),
    read: () => textbox(/New e-mail/).value,
    typed: 'new@example.com',
    empty: '',
  },
  'company name': {
    block: 'account',
    fill: () => type(/New company name/, 'Halden & Sons'),
    read: () => textbox(/New company name/).value,
    typed: 'Halden & Sons',
    empty: '',
  },
  'notification preferences': {
    block: 'preferences',
    fill: () => fireEvent.click(box()),
    read: () => box().checked,
    typed: false,
    empty: true,
  },
}

test.each(Object.entries(FORMS))('%s: what was entered when the session ended is there again', async (_, form) => {
  const { unmount } = await open(form.block, 'amara')
  form.fill()
  endSession(unmount)
  await open(form.block, 'amara')
  await waitFor(() => expect(form.read()).toBe(form.typed))
})

test.each(Object.entries(FORMS))('%s: someone else who signs in sees nothing of it [T-66]', async (_, form) => {
  const { unmount } = await open(form.block, 'amara')
  form.fill()
  endSession(unmount)
  await open(form.block, 'ben')
  expect(form.read()).toBe(form.empty)
})

test('passwords that were typed are not kept [T-66]', async () => {
  await open('account', 'amara')
  fireEvent.input(screen.getByLabelText(/^Current password/), { target: { value: 'Portico-demo-1' } })
  fireEvent.input(screen.getByLabelText(/^New password/), { target: { value: 'Another-secret-1' } })
  type(/^Phone/, '+48 555 0101')
  keepDrafts()
  expect(sessionStore.read('formDrafts')).toContain('+48 555 0101')
  expect(sessionStore.read('formDrafts')).not.toMatch(/Portico-demo-1|Another-secret/)
})

test('a profile that came back is what gets saved', async () => {
  const { unmount } = await open('account', 'amara')
  type(/^Phone/, '+48 555 0101')
  endSession(unmount)
  const { calls } = await open('account', 'amara')
  await waitFor(() => expect(textbox(/^Phone/).value).toBe('+48 555 0101'))
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await screen.findByText('Your profile was saved.')
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ givenName: 'Amara', phone: '+48 555 0101' })
})

test.each([
  ['profile', 'Save profile', /profile was saved/],
  ['notification preferences', /^Save/, /saved/i],
] as const)('%s: what was saved is no draft any more', async (name, button, reported) => {
  const { block, fill } = FORMS[name]!
  await open(block, 'amara')
  fill()
  fireEvent.click(screen.getByRole('button', { name: button }))
  await screen.findByText(reported)
  await waitFor(() => expect(document.querySelector('[data-draft-touched]')).toBeNull())
  keepDrafts()
  expect(sessionStore.read('formDrafts')).toBeUndefined()
})

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '#browser/storage.ts'
import { forgetPerson, keepDrafts, loadPerson, watchForms } from '#features/identity/public.ts'
import { ProfileForm } from '#features/upkeep/account/profile-form.tsx'
import { PROFILE_PATH } from '#features/upkeep/account/profile.rules.ts'
import { sampleProfile as profile } from '#features/upkeep/testing/sample-profile.ts'
import { makePage, renderPortal, serve } from '#features/upkeep/testing/render-portal.tsx'

const USER_INFO = '/pif/api/session/userinfo'

let stopWatching = () => {}
const enter = async (sub: string) => {
  const calls = serve({ [USER_INFO]: { body: { sub, given_name: 'Amara' } }, [PROFILE_PATH]: { body: profile } })
  await loadPerson({ userInfoEndpoint: USER_INFO, appId: 'portico-sps' })
  return { calls, ...renderPortal(<ProfileForm profile={profile} onSaved={() => {}} />, makePage('/secure/my-account')) }
}
beforeEach(() => {
  sessionStorage.clear()
  forgetPerson()
  stopWatching = watchForms()
})
afterEach(() => {
  cleanup()
  stopWatching()
  vi.unstubAllGlobals()
  forgetPerson()
})

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Phone/ })
const language = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /language/i })
const fillIn = () => {
  fireEvent.input(phone(), { target: { value: '+48 555 0101' } })
  fireEvent.change(language(), { target: { value: 'pl' } })
}
const endSession = (unmount: () => void) => {
  keepDrafts('amara')
  unmount()
  forgetPerson()
}

test('a profile that was being filled in when the session ended is there again, and is what gets saved', async () => {
  const { unmount } = await enter('amara')
  fillIn()
  endSession(unmount)
  const { calls } = await enter('amara')
  await waitFor(() => expect(phone().value).toBe('+48 555 0101'))
  expect(language().value).toBe('pl')
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await screen.findByText('Your profile was saved.')
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    givenName: 'Amara',
    phone: '+48 555 0101',
    language: 'pl',
  })
})

test('someone else who signs in sees nothing of it [T-66]', async () => {
  const { unmount } = await enter('amara')
  fillIn()
  endSession(unmount)
  await enter('ben')
  expect(phone().value).toBe('')
})

test('a profile that was saved is no draft any more, and keeps showing what was saved', async () => {
  await enter('amara')
  fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await screen.findByText('Your profile was saved.')
  await waitFor(() => expect(document.querySelector('[data-draft-touched]')).toBeNull())
  keepDrafts('amara')
  expect(sessionStore.read('formDrafts')).toBeUndefined()
  expect([phone().value, language().value]).toEqual(['+48 555 0101', 'pl'])
})

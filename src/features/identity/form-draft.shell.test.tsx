import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionStore } from '#browser/storage.ts'
import { forgetDrafts, isDraftRestored, keepDrafts, restoreDrafts, useFormDraft } from '#features/identity/draft/form-draft.ts'
import { Shell } from '#features/identity/form-draft.shell.tsx'
import { forgetPerson, loadPerson } from '#features/identity/person/person-here.ts'
import { renderIdentity } from '#features/identity/testing/render-identity.tsx'

const PlainForm = () => (
  <form data-keep-draft="case">
    <input name="subject" aria-label="Subject" />
    <textarea name="text" aria-label="Text" />
    <input name="password" type="password" aria-label="Password" />
    <input name="cardNumber" aria-label="Card" />
    <input type="checkbox" name="urgent" aria-label="Urgent" defaultChecked />
    <input type="radio" name="kind" value="repair" aria-label="Repair" />
    <input type="radio" name="kind" value="return" aria-label="Return" defaultChecked />
    <select name="site" aria-label="Site">
      <option value="a">A</option>
      <option value="b">B</option>
    </select>
  </form>
)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

const fillIn = () => {
  fireEvent.input(field('Subject'), { target: { value: 'Valve leaks' } })
  fireEvent.input(field('Text'), { target: { value: 'Since Monday' } })
  fireEvent.input(field('Password'), { target: { value: 'Portico-demo-1' } })
  fireEvent.input(field('Card'), { target: { value: '4111111111111111' } })
  fireEvent.click(field('Urgent'))
  fireEvent.click(field('Repair'))
  fireEvent.change(field('Site'), { target: { value: 'b' } })
}
const showForm = () =>
  renderIdentity(
    <>
      <Shell />
      <PlainForm />
    </>,
  )

/** The page as the next person opens it. */
const signInAs = async (sub: string) => {
  vi.stubGlobal('fetch', async () => Response.json({ sub, given_name: 'Ann', session_valid: true }))
  await loadPerson({ userInfoEndpoint: '/pif/api/session/userinfo', appId: 'portico-sps' })
}

beforeEach(() => {
  sessionStorage.clear()
  isDraftRestored.set(false)
  forgetPerson()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetPerson()
})

describe('a form that was being filled when the session ended', () => {
  const leaveBehind = () => {
    const { unmount } = showForm()
    fillIn()
    keepDrafts('ann')
    unmount()
  }

  test('is there again for the same person, and they are told', async () => {
    leaveBehind()
    showForm()
    await signInAs('ann')
    await waitFor(() => expect(field('Subject').value).toBe('Valve leaks'))
    expect(field('Text').value).toBe('Since Monday')
    expect(field('Urgent').checked).toBe(false)
    expect(field('Repair').checked).toBe(true)
    expect(field('Site').value).toBe('b')
    expect(screen.getByText(/is here again/)).toBeTruthy()
  })

  test('keeps no password and no payment field [T-66]', () => {
    leaveBehind()
    expect(sessionStore.read('formDrafts')).not.toMatch(/Portico-demo-1|4111/)
  })

  test('is not shown to someone else, and is gone for good', async () => {
    leaveBehind()
    const { unmount } = showForm()
    await signInAs('ben')
    expect(field('Subject').value).toBe('')
    unmount()
    expect(sessionStore.read('formDrafts')).toBeUndefined()
  })

  test('is gone after a chosen sign-out [T-66]', () => {
    leaveBehind()
    forgetDrafts()
    showForm()
    expect(restoreDrafts('ann')).toBe(false)
  })

  test('is brought back once', () => {
    leaveBehind()
    showForm()
    expect(restoreDrafts('ann')).toBe(true)
    expect(restoreDrafts('ann')).toBe(false)
  })
})

test.each([
  ['nobody has touched', () => {}, 'ann'],
  ['was reset after it was sent', () => (fillIn(), document.querySelector('form')!.reset()), 'ann'],
  ['belongs to nobody we know', fillIn, undefined],
])('a form that %s is not kept', (_, work, owner) => {
  showForm()
  work()
  keepDrafts(owner)
  expect(sessionStore.read('formDrafts')).toBeUndefined()
})

test('a form that appears later and is kept by React gets its draft too', async () => {
  const { unmount } = showForm()
  fillIn()
  keepDrafts('ann')
  unmount()
  const LateForm = () => {
    const [subject, setSubject] = useState('')
    return (
      <form {...useFormDraft('case')}>
        <input name="subject" aria-label="Subject" value={subject} onChange={(event) => setSubject(event.target.value)} />
        <output>{subject}</output>
      </form>
    )
  }
  await signInAs('ann')
  renderIdentity(
    <>
      <Shell />
      <LateForm />
    </>,
  )
  expect(screen.getByRole('status').textContent).toBe('Valve leaks')
  expect(await screen.findByText(/is here again/)).toBeTruthy()
})

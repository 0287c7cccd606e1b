import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionStore } from '#browser/storage.ts'
import { draftCustomer, forgetDrafts, keepDrafts } from '#browser/draft/draft-store.ts'
import { useFormDraft } from '#browser/draft/form-draft.ts'
import { useDraftRestore, useDraftSource } from '#browser/draft/use-draft.ts'
import { forgetEverything } from '#browser/draft/testing/session-end.ts'
import { Shell } from '#foundation/session-life/form-draft.shell.tsx'
import { loadPerson } from '#foundation/identity/public.ts'
import { forgetPerson } from '#foundation/identity/testing/forget-person.ts'
import { renderSessionLife } from '#foundation/session-life/testing/render-session-life.tsx'

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
  renderSessionLife(
    <>
      <Shell />
      <PlainForm />
    </>,
  )

/** The page as the next person opens it. */
const signInAs = async (sub: string) => {
  vi.stubGlobal('fetch', async () => Response.json({ sub, given_name: 'Ann', session_valid: true }))
  await act(() => loadPerson({ userInfoEndpoint: '/pif/api/session/userinfo', appId: 'portico-sps' }))
}
const stored = () => sessionStore.read('formDrafts')

beforeEach(() => {
  forgetEverything()
  forgetPerson()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forgetPerson()
  forgetEverything()
})

/** What the last page was leaves with it. */
const leavePage = () => {
  cleanup()
  forgetPerson()
}
const leaveBehind = async (sub = 'ann') => {
  showForm()
  await signInAs(sub)
  fillIn()
  keepDrafts()
  leavePage()
}
const NOTICE = /is here again/

describe('a form that was being filled when the session ended', () => {
  test('is there again for the same person, once, and they are told', async () => {
    await leaveBehind()
    showForm()
    await signInAs('ann')
    expect(field('Subject').value).toBe('Valve leaks')
    expect(field('Text').value).toBe('Since Monday')
    expect(field('Urgent').checked).toBe(false)
    expect(field('Repair').checked).toBe(true)
    expect(field('Site').value).toBe('b')
    expect(screen.getByText(NOTICE)).toBeTruthy()
    expect(stored()).toBeUndefined()
  })

  test('keeps no password and no payment field [T-66]', async () => {
    await leaveBehind()
    expect(stored()).toContain('Valve leaks')
    expect(stored()).not.toMatch(/Portico-demo-1|\b4111/)
  })

  test('is not shown to someone else, and is gone for good [T-66]', async () => {
    await leaveBehind()
    showForm()
    await signInAs('ben')
    expect(field('Subject').value).toBe('')
    expect(stored()).toBeUndefined()
    expect(screen.queryByText(NOTICE)).toBeNull()
  })

  test.each([
    ['a chosen sign-out', () => forgetDrafts()],
    ['a click on a link that signs out', () => fireEvent.click(screen.getByRole('link', { name: 'Out' }))],
  ])('is gone after %s [T-66]', async (_, signOut) => {
    await leaveBehind()
    renderSessionLife(
      <>
        <Shell />
        <a href="/system/sling/logout.html">Out</a>
      </>,
    )
    await signInAs('ann')
    expect(stored(), 'its form is on another page').toContain('Valve leaks')
    signOut()
    expect(stored()).toBeUndefined()
  })

  test('is not mixed with what they write in the name of a customer', async () => {
    await leaveBehind()
    draftCustomer.set('c1')
    showForm()
    await signInAs('ann')
    expect(field('Subject').value).toBe('')
    leavePage()
    draftCustomer.set(null)
    showForm()
    await signInAs('ann')
    expect(field('Subject').value).toBe('Valve leaks')
  })

  test('is not kept while nobody knows for whom they work', async () => {
    draftCustomer.set(undefined)
    await leaveBehind()
    expect(stored()).toBeUndefined()
  })
})

describe('a form that the browser sends itself', () => {
  const send = async () => {
    showForm()
    await signInAs('ann')
    fillIn()
    const form = document.querySelector('form')!
    // The page would leave here.
    form.addEventListener('submit', (event) => queueMicrotask(() => event.preventDefault()))
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    leavePage()
  }

  test('is there again when the server found no session or had no time for it', async () => {
    await send()
    showForm()
    await signInAs('ann')
    expect(field('Subject').value).toBe('Valve leaks')
    expect(screen.getByText(NOTICE)).toBeTruthy()
  })

  test('has arrived when the next page does not ask for it again', async () => {
    await send()
    renderSessionLife(<Shell />)
    await signInAs('ann')
    expect(stored()).toBeUndefined()
  })

  test('is not announced where the server drew it with the same values', async () => {
    await send()
    showForm()
    fillIn()
    await signInAs('ann')
    expect(screen.queryByText(NOTICE)).toBeNull()
    expect(stored()).toBeUndefined()
  })
})

test.each([
  ['nobody has touched', () => {}, 'ann'],
  ['was reset after it was sent', () => (fillIn(), document.querySelector('form')!.reset()), 'ann'],
  ['belongs to nobody we know', fillIn, undefined],
])('a form that %s is not kept', async (_, work, sub) => {
  showForm()
  if (sub) await signInAs(sub)
  work()
  keepDrafts()
  expect(stored()).toBeUndefined()
})

test('what was typed before the shell was there is kept as well', async () => {
  render(<PlainForm />)
  field('Subject').value = 'Typed early'
  renderSessionLife(<Shell />)
  await signInAs('ann')
  keepDrafts()
  expect(stored()).toContain('Typed early')
})

test('a form that appears later and is kept by React gets its draft too', async () => {
  await leaveBehind()
  const LateForm = () => {
    const [subject, setSubject] = useState('')
    return (
      <form {...useFormDraft('case')}>
        <input name="subject" aria-label="Subject" value={subject} onChange={(event) => setSubject(event.target.value)} />
        <output>{subject}</output>
      </form>
    )
  }
  renderSessionLife(<Shell />)
  await signInAs('ann')
  renderSessionLife(<LateForm />)
  expect(screen.getByRole('status').textContent).toBe('Valve leaks')
  expect(await screen.findByText(NOTICE)).toBeTruthy()
})

test('what a block keeps in its own words comes back to it', async () => {
  const Picker = ({ value }: { value?: string }) => {
    const [shown, setShown] = useState(value)
    useDraftSource('picker', shown)
    useDraftRestore('picker', (storedRows) => {
      if (typeof storedRows !== 'string') return false
      setShown(storedRows)
      return true
    })
    return <output>{shown}</output>
  }
  const showPicker = (value?: string) =>
    renderSessionLife(
      <>
        <Shell />
        <Picker value={value} />
      </>,
    )
  showPicker('three valves')
  await signInAs('ann')
  keepDrafts()
  leavePage()
  showPicker()
  await signInAs('ann')
  expect(screen.getByRole('status').textContent).toBe('three valves')
  expect(screen.getByText(NOTICE)).toBeTruthy()
})

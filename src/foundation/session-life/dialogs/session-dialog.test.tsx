import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SessionDialog } from '#foundation/session-life/dialogs/session-dialog.tsx'
import { SignedOutDialog } from '#foundation/session-life/dialogs/signed-out-dialog.tsx'
import { renderSessionLife, withTexts } from '#foundation/session-life/testing/render-session-life.tsx'

const nothing = () => {}
const dialogWith = (seconds: number | undefined) => <SessionDialog seconds={seconds} onKeep={nothing} onSignOut={nothing} />

test('the dialog shows the seconds left and offers to stay [1.0.23, 2.11.1]', () => {
  const onKeep = vi.fn()
  const onSignOut = vi.fn()
  renderSessionLife(<SessionDialog seconds={87} onKeep={onKeep} onSignOut={onSignOut} />)
  const dialog = screen.getByRole('alertdialog', { name: 'Your session is about to end' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toMatch(/\b87\sseconds\b/)
  const keep = within(dialog).getByRole('button', { name: 'Keep me signed in' })
  expect(document.activeElement).toBe(keep)
  fireEvent.click(keep)
  expect(onKeep).toHaveBeenCalledOnce()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out now' }))
  expect(onSignOut).toHaveBeenCalledOnce()
})

test('without a countdown there is no dialog', () => {
  renderSessionLife(dialogWith(undefined))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the seconds are announced at 60, 30 and 10 only', () => {
  const { rerender } = renderSessionLife(dialogWith(61))
  const heard = [screen.getByRole('status').textContent]
  for (let seconds = 60; seconds > 0; seconds -= 1) {
    rerender(withTexts(dialogWith(seconds)))
    const text = screen.getByRole('status').textContent
    if (text !== heard.at(-1)) heard.push(text)
  }
  expect(heard.map((text) => text?.replace(/\s/g, ' '))).toEqual(['', '60 seconds left', '30 seconds left', '10 seconds left'])
})

test('Esc does not close it: an answer is wanted', () => {
  renderSessionLife(dialogWith(50))
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(screen.getByRole('alertdialog'), cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(screen.getByRole<HTMLDialogElement>('alertdialog').open).toBe(true)
})

test('a detected sign-out is said in these words, with the way to sign-in [8.2.1]', () => {
  const onSignIn = vi.fn()
  renderSessionLife(<SignedOutDialog open onSignIn={onSignIn} />)
  const dialog = screen.getByRole('alertdialog')
  expect(dialog.textContent).toContain('Your request could not be completed because you have been signed out.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }))
  expect(onSignIn).toHaveBeenCalledOnce()
})

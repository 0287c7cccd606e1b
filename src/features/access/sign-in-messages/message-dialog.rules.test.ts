import { expect, test } from 'vitest'
import { maySignInMessageShow, type SignInMessageFacts } from '#features/access/sign-in-messages/message-dialog.rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const secondsAgo = (seconds: number): string => String(now.getTime() / 1000 - seconds)

const facts: SignInMessageFacts = {
  isSessionValid: true,
  isNewUser: false,
  message: 'Planned maintenance on Sunday.',
  shownAt: undefined,
  now,
  isOtherModalOpen: false,
}

test.each([
  ['shows when it was never shown [4.17.1, 4.17.4]', {}, true],
  ['shows when 24 h have passed [4.17.4, 9.2.1]', { shownAt: secondsAgo(86_400) }, true],
  ['waits one second before that [4.17.4, 9.2.1]', { shownAt: secondsAgo(86_399) }, false],
  ['waits right after it was shown [4.17.4]', { shownAt: secondsAgo(0) }, false],
  ['does not believe a time in the future', { shownAt: secondsAgo(-60) }, true],
  ['does not believe a time that is no number', { shownAt: 'never' }, true],
  ['needs a valid session [4.17.2]', { isSessionValid: false }, false],
  ['needs the session to be known [4.17.2]', { isSessionValid: undefined }, false],
  ['is not for new users [4.17.3]', { isNewUser: true }, false],
  ['needs to know that the user is not new [4.17.3]', { isNewUser: undefined }, false],
  ['needs words [4.17.5]', { message: '' }, false],
  ['needs more than spaces [4.17.5]', { message: ' \n ' }, false],
  ['needs a message at all [4.17.5]', { message: undefined }, false],
  ['gives way to another modal [4.17.6]', { isOtherModalOpen: true }, false],
])('the sign-in message %s', (_, change, expected) => {
  expect(maySignInMessageShow({ ...facts, ...change })).toBe(expected)
})

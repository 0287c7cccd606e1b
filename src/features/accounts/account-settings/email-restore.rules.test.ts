import { expect, test } from 'vitest'
import { decideRestore, checkRestoreLink } from '#features/accounts/account-settings/email-restore.rules.ts'

const now = new Date('2026-11-15T10:00:00Z')
const later = new Date('2026-11-15T10:00:01Z')

test.each([
  ['works until it runs out', { expiresAt: later, usedAt: null }, 'ask'],
  ['has run out', { expiresAt: now, usedAt: null }, 'expired'],
  ['was used', { expiresAt: later, usedAt: now }, 'used'],
  ['was used, and says so also when it has run out', { expiresAt: now, usedAt: now }, 'used'],
  ['was never sent', undefined, 'unknown'],
])('a link that %s [T-73]', (_, link, state) => {
  expect(checkRestoreLink(link, now)).toBe(state)
})

test.each([
  ['nobody', undefined, 'restore'],
  ['the person themselves', { id: 'me', status: 'active' }, 'restore'],
  ['someone who never confirmed it', { id: 'thief', status: 'pending' }, 'replace'],
  ['someone who confirmed it', { id: 'other', status: 'active' }, 'taken'],
  ['someone who confirmed it once', { id: 'other', status: 'deactivated' }, 'taken'],
])('the old address is held by %s [T-73]', (_, holder, decision) => {
  expect(decideRestore('me', holder)).toBe(decision)
})

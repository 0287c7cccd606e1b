import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionEvent } from '#foundation/session-life/machine/session-life-state.rules.ts'
import { watchPage } from '#foundation/session-life/driver/watch-page.client.ts'

const heard: SessionEvent[] = []
const onStored = vi.fn()
const onRestored = vi.fn()
let stop = () => {}
beforeEach(() => {
  heard.length = 0
  vi.clearAllMocks()
  stop = watchPage({ send: (event) => void heard.push(event), onStored, onRestored })
  heard.length = 0
})
afterEach(() => {
  stop()
  delete document.documentElement.dataset['chatActive']
})

test.each(['click', 'focus', 'keydown'])('a %s anywhere is activity [4.3.15]', (type) => {
  const button = document.body.appendChild(document.createElement('button'))
  button.dispatchEvent(new Event(type, { bubbles: type !== 'focus' }))
  button.remove()
  expect(heard).toEqual([{ type: 'activity' }])
})

test('a page that becomes visible says so [4.3.16]', () => {
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual([{ type: 'becameVisible' }])
})

test('a chat widget is known by its mark on the page [4.3.2]', async () => {
  document.documentElement.dataset['chatActive'] = 'true'
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'chatChanged', isActive: true }]), { timeout: 60_000 })
  delete document.documentElement.dataset['chatActive']
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'chatChanged', isActive: false }), { timeout: 60_000 })
})

test('what another tab stores is heard, and only that', () => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'recentSearches-sps' }))
  expect(onStored).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'sessionDeadline' }))
  expect(onStored).toHaveBeenCalledOnce()
})

test('nothing is heard any more after the end', () => {
  stop()
  document.body.click()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual([])
})

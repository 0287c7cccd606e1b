import { act, cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long a test waits for what must come. It fails by what never comes, not by a machine that is busy.
configure({ asyncUtilTimeout: 60_000 })

// All test files share one document: what one test rendered must be gone before the next.
afterEach(cleanup)

/** The test's document knows no popovers: these do what the product relies on. */
const toggle = (element: HTMLElement, newState: 'open' | 'closed'): void =>
  act(() => ['beforetoggle', 'toggle'].forEach((type) => element.dispatchEvent(Object.assign(new Event(type), { newState }))))
HTMLElement.prototype.showPopover = function (this: HTMLElement) {
  toggle(this, 'open')
  this.querySelector<HTMLElement>('[autofocus]')?.focus()
}
HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
  toggle(this, 'closed')
}

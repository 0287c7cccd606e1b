import type { PageMode } from '#foundation/blocks/public.ts'
import { readDismissal } from '#foundation/notifications/dismissal.client.ts'
import { isShown } from '#foundation/notifications/notice.rules.ts'

const toMoment = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value))

/** The server has left out what is off; what the page was given may be older than the visitor's clock. */
const decide = (notice: HTMLElement): void => {
  const { notice: id = '', from, until, days, held, mode } = notice.dataset
  const now = Date.now()
  notice.hidden = !isShown({
    item: {
      visibility: held === undefined ? 'show-for-everyone' : 'show-for-authenticated',
      dismissable: days !== undefined,
      from: toMoment(from),
      until: toMoment(until),
    },
    now,
    isSignedIn: 'signedIn' in document.documentElement.dataset,
    dismissal: readDismissal(id, now),
    mode: (mode ?? 'publish') as PageMode,
  })
}

/** Notices are hidden in the moment the parser adds them, before anything is painted: nothing moves. */
export const paint = (): void => {
  const seen = new WeakSet<HTMLElement>()
  const observer = new MutationObserver(() => {
    for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
      if (!seen.has(notice)) decide(notice)
      seen.add(notice)
    }
    // They stand before the main content.
    if (document.getElementById('main')) observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

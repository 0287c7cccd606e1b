import './blocks/notifications.module.css'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { writeDismissal } from '#foundation/notifications/dismissal.client.ts'

/** The buttons of notices; and the words of those that only people who are signed in may read. */
export const enhance = (page: EmbeddedModel): void => {
  document.addEventListener('click', ({ target }) => {
    const notice = target instanceof Element && target.closest('[data-dismiss]')?.closest<HTMLElement>('[data-notice]')
    if (!notice) return
    const { notice: id = '', days = '' } = notice.dataset
    writeDismissal(id, Number(days), Date.now())
    notice.hidden = true
    // The button is gone: who uses a keyboard goes on with the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  if (document.querySelector('[data-notice][data-held]:not([hidden])'))
    void import('#foundation/notifications/pending-notices.client.ts').then(({ fillPendingNotices }) =>
      fillPendingNotices(page.locale),
    )
}

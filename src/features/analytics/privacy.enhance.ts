import { PREFERENCES_ID } from '#features/analytics/privacy.rules.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'

const LINK = `a[href$="#${PREFERENCES_ID}"]`

/** Links to the cookie page become buttons that open the dialog; when that fails they lead to the page as without script. */
export const enhance = (page: EmbeddedModel): void => {
  const open = async (href?: string): Promise<void> => {
    const isOpen = await import('#features/analytics/preferences-dialog.ts').then(
      ({ openPreferences }) => openPreferences(page),
      () => false,
    )
    if (!isOpen && href !== undefined) location.assign(href)
  }
  const findLink = ({ target }: Event): HTMLAnchorElement | null => (target instanceof Element ? target.closest(LINK) : null)

  for (const link of document.querySelectorAll(LINK)) {
    link.setAttribute('role', 'button')
    link.setAttribute('aria-haspopup', 'dialog')
  }
  document.addEventListener('click', (event) => {
    const link = findLink(event)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void open(link.href)
  })
  // A button answers to the space bar too.
  document.addEventListener('keydown', (event) => {
    const link = event.key === ' ' ? findLink(event) : null
    if (!link) return
    event.preventDefault()
    link.click()
  })
  if (location.hash === `#${PREFERENCES_ID}`) void open()
}

import { logInfo } from '#browser/log.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { toSameOriginPath } from '#kernel/same-origin-path.ts'

/** Links and buttons that open a fragment over the page [2.19.1]; the dialog's own code comes with the first click. */
export const enhance = (page: EmbeddedModel): void => {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-modal], [data-modal-path]') : undefined
    // A new tab gets the fragment as it stands.
    if (!opener || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    const path = toSameOriginPath(opener.dataset['modalPath'], '')
    if (path === '') return logInfo('Missing modal attribute', opener)
    event.preventDefault()
    import('#browser/modal.ts')
      .then(({ openModal }) => openModal({ path, label: opener.innerText.trim().split('\n')[0] ?? '', opener, page }))
      .catch((error: unknown) => logInfo('The modal could not be opened', error))
  })
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { logInfo } from '#browser/log.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { loadModalFragment, type ModalFragment } from '#features/site/content/modals/modal-fragment.client.ts'
import { MODAL_OPENER } from '#features/site/content/modals/modal-opener.rules.ts'
import { toSameOriginPath } from '#kernel/same-origin-path.ts'

export type OpenModal = { readonly fragment: ModalFragment; readonly title: string }

/** An open dialog in which the opener does not stand came up meanwhile: nothing is put over it. */
const isBehindDialog = (opener: Element): boolean =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(opener))

const firstLine = (element: HTMLElement): string => element.innerText.trim().split('\n')[0] ?? ''

/** Listens for clicks on openers [2.19.1]. One dialog at a time, and the latest request wins; each fragment is loaded once a page. */
export const useModalRequests = (page: EmbeddedModel) => {
  const [modal, setModal] = useState<OpenModal>()
  const [isLoading, setIsLoading] = useState(false)
  const loaded = useRef(new Map<string, ModalFragment>())
  const latest = useRef<HTMLElement>(undefined)

  const findFragment = async (path: string): Promise<ModalFragment | undefined> => {
    const known = loaded.current.get(path)
    if (known) return known
    setIsLoading(true)
    const fragment = await loadModalFragment(path, page)
    if (fragment) loaded.current.set(path, fragment)
    return fragment
  }

  const open = async (opener: HTMLElement, path: string): Promise<void> => {
    latest.current = opener
    const fragment = await findFragment(path)
    if (latest.current !== opener) return
    // Whatever went wrong, the overlay goes and nothing else is shown [8.7.9].
    setIsLoading(false)
    if (!fragment || isBehindDialog(opener)) return
    // Safari leaves the focus where it was; the dialog gives it back to where it is now.
    if (!opener.closest('dialog[open]')) opener.focus()
    setModal({ fragment, title: fragment.title || firstLine(opener) })
  }

  const answerClick = useEffectEvent((event: MouseEvent): void => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
    const opener = target instanceof Element ? target.closest<HTMLElement>(MODAL_OPENER) : undefined
    // A new tab gets the fragment as it stands.
    if (!opener || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    const path = toSameOriginPath(opener.dataset['modalPath'], '')
    if (path === '') return logInfo('Missing modal attribute', opener)
    event.preventDefault()
    void open(opener, path)
  })

  useEffect(() => {
    document.addEventListener('click', answerClick)
    return () => document.removeEventListener('click', answerClick)
  }, [])

  return { modal, isLoading, close: () => setModal(undefined) }
}

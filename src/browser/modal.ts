import { CONTENT, drawModal } from '#browser/draw-modal.ts'
import { fragmentAddress, loadFragment } from '#browser/load-fragment.ts'
import { loadTexts } from '#browser/load-texts.ts'
import { showLoading } from '#browser/modal-loading.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { keepScrollbarRoom, makeScrollable } from '#ui/dialog-room.ts'

type ModalRequest = {
  /** The fragment's path with its locale. */
  readonly path: string
  /** The dialog's name where the fragment has no heading. */
  readonly label: string
  readonly opener: HTMLElement
  readonly page: EmbeddedModel
}

const MODAL = 'dialog[data-content-modal]'

/** One for each fragment, loaded once a page: opened again it is as it was left. */
const drawn = new Map<string, HTMLDialogElement>()
let latest: ModalRequest | undefined
/** Who opened the dialog that is open, or the first of several that followed each other. */
let returnTo: HTMLElement | undefined

const findModal = async (request: ModalRequest): Promise<HTMLDialogElement | undefined> => {
  const known = drawn.get(request.path)
  if (known?.isConnected) return known
  const fragment = loadFragment(fragmentAddress(request.path))
  const { ui = {} } = await loadTexts(new Set(['ui']), request.page.locale.language)
  const hideLoading = showLoading(ui['loading'] ?? '')
  // Whatever goes wrong, the overlay goes and nothing else is shown [8.7.9].
  const loaded = await fragment.finally(hideLoading)
  const element = loaded && drawModal(loaded, { label: request.label, close: ui['close'] ?? '' }, request.page)
  if (element) drawn.set(request.path, element)
  return element
}

/** Opens a fragment as a native modal: focus trap, Esc and the inert page come from the browser [2.19.1]. */
export const openModal = async (request: ModalRequest): Promise<void> => {
  latest = request
  const element = await findModal(request)
  const { opener } = request
  // One dialog at a time: a later request wins, and nothing is put over a question that came up meanwhile.
  const isBlocked = [...document.querySelectorAll('dialog[open]')].some((other) => !other.contains(opener))
  if (!element || latest !== request || isBlocked || element.open) return
  const before = opener.closest<HTMLDialogElement>(MODAL)
  if (!before) returnTo = opener
  before?.close()
  keepScrollbarRoom()
  element.addEventListener('close', () => returnTo?.focus(), { once: true })
  element.showModal()
  makeScrollable(element.querySelector<HTMLElement>(CONTENT))
}

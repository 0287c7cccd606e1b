import { fragmentAddress, loadFragment, type LoadedFragment } from '#browser/load-fragment.ts'
import { loadTexts } from '#browser/load-texts.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { keepScrollbarRoom, makeScrollable } from '#ui/dialog-room.ts'
import button from '#ui/button.module.css'
import dialog from '#ui/dialog.module.css'
import icon from '#ui/icon.module.css'
import overlay from '#ui/loading-overlay.module.css'
import spinner from '#ui/spinner.module.css'
import styles from './modal.module.css'

type ModalRequest = {
  /** The fragment's path with its locale. */
  readonly path: string
  /** The dialog's name where the fragment has no heading. */
  readonly label: string
  readonly opener: HTMLElement
  readonly page: EmbeddedModel
}

const MODAL = 'dialog[data-content-modal]'

/** Class names only: words and content are put in as text and as loaded markup. The sprite's address would bring React along. */
const DIALOG = `
  <div class="${dialog['sheet']}">
    <div class="${dialog['head']}">
      <h2></h2>
      <button type="button" class="${button['iconButton']}">
        <svg class="${icon['icon']}" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"></path></svg>
      </button>
    </div>
    <div class="${dialog['body']} ${styles['content']}"></div>
  </div>`
const OVERLAY = `<div class="${overlay['overlay']}" role="status" data-active><span class="${overlay['sign']}"></span></div>`
const SPINNER = `<span class="${spinner['spinner']}" aria-hidden="true"></span>`

/** Says that someone waits; returns how to stop [2.25.4]. */
const showLoading = (text: string): (() => void) => {
  const frame = document.createElement('div')
  frame.className = overlay['frame'] ?? ''
  frame.dataset['cover'] = 'page'
  frame.innerHTML = OVERLAY
  document.body.append(frame)
  const sign = frame.querySelector('span')
  if (sign) sign.innerHTML = SPINNER
  sign?.append(text)
  return () => frame.remove()
}

/** The fragment's own heading names the dialog, and is not said twice. */
const takeTitle = (content: DocumentFragment, label: string): string => {
  const heading = content.querySelector('h1, h2, h3')
  const title = heading?.textContent.trim()
  let empty: Element | null = heading
  while (empty && (empty === heading || empty.childNodes.length === 0)) {
    const parent: Element | null = empty.parentElement
    empty.remove()
    empty = parent
  }
  return title || label
}

let count = 0

const drawModal = ({ content, wake }: LoadedFragment, { label, page }: ModalRequest, close: string): HTMLDialogElement => {
  const element = document.createElement('dialog')
  element.className = dialog['dialog'] ?? ''
  element.dataset['size'] = 'wide'
  element.dataset['contentModal'] = ''
  element.innerHTML = DIALOG
  const heading = element.querySelector('h2')
  if (heading) {
    heading.id = `content-modal-${(count += 1)}`
    heading.textContent = takeTitle(content, label)
    element.setAttribute('aria-labelledby', heading.id)
  }
  element.querySelector('button')?.setAttribute('aria-label', close)
  element.querySelector('button')?.addEventListener('click', () => element.close())
  element.querySelector(`.${styles['content']}`)?.append(content)
  document.body.append(element)
  void wake(page)
  return element
}

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
  const element = loaded && drawModal(loaded, request, ui['close'] ?? '')
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
  makeScrollable(element.querySelector<HTMLElement>(`.${styles['content']}`))
}

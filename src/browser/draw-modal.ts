import { takeTitle } from '#browser/fragment-title.ts'
import type { LoadedFragment } from '#browser/load-fragment.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import button from '#ui/button.module.css'
import dialog from '#ui/dialog.module.css'
import icon from '#ui/icon.module.css'
import styles from './modal.module.css'

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

export const CONTENT = `.${styles['content']}`

type ModalWords = { readonly label: string; readonly close: string }

let count = 0

/** A native dialog around a fragment; `label` is its name where the fragment has no heading. */
export const drawModal = (
  { content, wake }: LoadedFragment,
  { label, close }: ModalWords,
  page: EmbeddedModel,
): HTMLDialogElement => {
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
  element.querySelector(CONTENT)?.append(content)
  document.body.append(element)
  void wake(page)
  return element
}

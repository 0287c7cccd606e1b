import { keepScrollbarRoom } from '#ui/dialog-room.ts'

/** Buttons that open the dialog of a form, and close it: focus trap, Esc and the inert page come from the browser. */
export const attachDialogs = (): void => {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const opener = target.closest<HTMLElement>('[data-opens-form]')
    const dialog = opener && document.getElementById(opener.dataset['opensForm'] ?? '')
    if (dialog instanceof HTMLDialogElement && !dialog.open) {
      keepScrollbarRoom()
      dialog.showModal()
    }
    target.closest('[data-closes-form]')?.closest('dialog')?.close()
  })
}

import { isOwnForm, isPlain, readForm } from '#features/search/search/results/results-form.client.ts'

type Choices = {
  /** Shows the list of this address. */
  readonly ask: (address: URL) => void
  readonly signal: AbortSignal
}

/** A filter that is ticked, a form that is sent, a tab or a page that is followed. */
export const listenToChoices = (root: HTMLElement, { ask, signal }: Choices): void => {
  const listen = <Type extends 'click' | 'change' | 'submit'>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    root.addEventListener(type, listener as EventListener, { signal })

  listen('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !target.form || !isOwnForm(target.form))
      return
    ask(readForm(target.form))
  })
  listen('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !isOwnForm(event.target)) return
    event.preventDefault()
    if (event.target.popover) event.target.hidePopover()
    ask(readForm(event.target))
  })
  listen('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlain(event) || link.origin !== location.origin || link.pathname !== location.pathname) return
    event.preventDefault()
    ask(new URL(link.href))
  })
}

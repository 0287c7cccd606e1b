/** `data-copy`: puts its value on the clipboard, and says so; where that is refused it marks the text beside it. */
export const enhance = (): void =>
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    const { copy, copied = '' } = button?.dataset ?? {}
    if (!button || copy === undefined) return
    const status = button.nextElementSibling
    Promise.resolve(navigator.clipboard?.writeText(copy) ?? Promise.reject(new Error('no clipboard'))).then(
      () => status && (status.textContent = copied),
      () => button.previousElementSibling && getSelection()?.selectAllChildren(button.previousElementSibling),
    )
  })

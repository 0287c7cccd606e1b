/** The scrollbar goes while a dialog is open; as much padding keeps the page behind from moving. */
export const keepScrollbarRoom = (): void => {
  const root = document.documentElement
  root.style.setProperty('--scrollbar-gap', `${Math.max(0, window.innerWidth - root.clientWidth)}px`)
}

/** Long text without a link in it can only be read by keyboard if the text itself takes the focus. */
export const makeScrollable = (body: HTMLElement | null): void => {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0
}

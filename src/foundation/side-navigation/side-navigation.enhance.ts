/** The server knows the page; which of its views this is stands in the address. */
const findView = (row: Element): Element | null =>
  location.search === '' ? null : row.querySelector(`a[href="${CSS.escape(location.pathname + location.search)}"]`)

/** On a narrow screen the entries stand in a row that is wider than it: the one of this page is brought into sight. */
export const enhance = (): void => {
  const row = document.querySelector('[data-side-navigation]')
  const view = row && findView(row)
  if (view) {
    row.querySelector('[aria-current]')?.removeAttribute('aria-current')
    view.setAttribute('aria-current', 'page')
  }
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

/** The server knows the page; which of its views this is stands in the address. */
const findView = (row: Element): Element | null =>
  location.search === '' ? null : row.querySelector(`a[href="${CSS.escape(location.pathname + location.search)}"]`)

const buttonOf = (link: Element): Element | null | undefined =>
  link.closest('ul')?.parentElement?.querySelector('[aria-expanded]')

/** Groups open and close. Where the entries need more room than there is, the one of this page is brought into sight. */
export const enhance = (): void => {
  const row = document.querySelector('[data-side-navigation]')
  if (!row) return
  const view = findView(row)
  if (view) {
    const page = row.querySelector('[aria-current]')
    page?.removeAttribute('aria-current')
    view.setAttribute('aria-current', 'page')
    if (page) buttonOf(page)?.setAttribute('aria-expanded', 'false')
    buttonOf(view)?.setAttribute('aria-expanded', 'true')
  }
  for (const button of row.querySelectorAll('button[aria-expanded]'))
    button.addEventListener('click', () =>
      button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') === 'false')),
    )
  const current = row.querySelector<HTMLElement>('[aria-current]')
  if (!current) return
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  // Beside the page they stand in a column, which is longer than a low screen.
  if (current.offsetTop + current.offsetHeight > row.clientHeight)
    row.scrollTop = current.offsetTop - (row.clientHeight - current.offsetHeight) / 2
}

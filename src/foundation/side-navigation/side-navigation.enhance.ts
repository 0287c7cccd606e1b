/** The server knows the page; which of its views this is stands in the address. */
const findView = (row: Element): Element | null =>
  location.search === '' ? null : row.querySelector(`a[href="${CSS.escape(location.pathname + location.search)}"]`)

const buttonOf = (link: Element): Element | null | undefined =>
  link.closest('ul')?.parentElement?.querySelector('[aria-expanded]')

/** Groups open and close. On a narrow screen the entries stand in a row that is wider than it: the one of this page is brought into sight. */
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
  if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

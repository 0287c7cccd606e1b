/** On a narrow screen the entries stand in a row that is wider than it: the one of this page is brought into sight. */
export const enhance = (): void => {
  const row = document.querySelector('[data-side-navigation]')
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

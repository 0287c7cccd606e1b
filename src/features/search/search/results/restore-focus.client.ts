const HEADING = '[data-results-heading]'

const describe = (element: Element): string | undefined => {
  if (element instanceof HTMLInputElement) return `[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`
  if (element instanceof HTMLSelectElement) return `select[name="${CSS.escape(element.name)}"]`
  const href = element.getAttribute('href')
  // Another tab stays where it is; a page of the list, or a filter that was taken off, is left for where the list begins.
  return href !== null && element.closest('[data-results-part=tabs]') ? `a[href="${CSS.escape(href)}"]` : undefined
}

/** Restores the focus after a new drawing: on the same element, or at the beginning of the list. */
export const rememberFocus = (root: Element): (() => void) => {
  const { activeElement } = document
  if (!activeElement || !root.contains(activeElement)) return () => {}
  const known = describe(activeElement)
  return () => {
    if (document.activeElement && document.activeElement !== document.body && root.contains(document.activeElement)) return
    const again = known === undefined ? null : root.querySelector<HTMLElement>(known)
    if (again) return again.focus({ preventScroll: true })
    root.querySelector<HTMLElement>(HEADING)?.focus()
  }
}

/** Behind each button of the first level comes the panel that it opens: only script fills one, so no page carries them. */
export const addFlyoutPanels = (): void => {
  for (const [index, toggle] of document.querySelectorAll('[data-nav-item] > [data-nav-toggle]').entries()) {
    const panel = document.createElement('div')
    panel.id = `flyout-${index}`
    panel.hidden = true
    panel.dataset['navPanel'] = ''
    panel.setAttribute('role', 'group')
    panel.setAttribute('aria-label', toggle.previousElementSibling?.textContent ?? '')
    toggle.setAttribute('aria-controls', panel.id)
    toggle.after(panel)
  }
}

/** Says on the phone's menu whether it is open, slides out or is closed [2.3.9]; opening and closing are the browser's. */
export const followMenuState = (): void => {
  const menu = document.querySelector<HTMLElement>('[data-phone-menu]')
  if (!menu) return
  menu.addEventListener('beforetoggle', ({ newState }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    menu.dataset['state'] = newState === 'open' ? 'open' : isStill ? 'closed' : 'closing'
  })
  menu.addEventListener('toggle', async ({ newState }) => {
    if (newState === 'open') return
    await Promise.allSettled(menu.getAnimations().map(({ finished }) => finished))
    if (!menu.matches(':popover-open')) menu.dataset['state'] = 'closed'
  })
}

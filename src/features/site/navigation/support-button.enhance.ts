import { isSupportOffered } from '#features/site/navigation/footer/support-button.rules.ts'

export const enhance = (): void => {
  const follow = (): void => {
    const isShown = isSupportOffered(window.scrollY)
    document.querySelector('[data-support-button]')?.toggleAttribute('data-shown', isShown)
  }
  document.addEventListener('scroll', follow, { passive: true })
  follow()
}

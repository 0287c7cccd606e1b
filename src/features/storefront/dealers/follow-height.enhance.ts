/** Only pages with the locator's frame load what follows it. */
export const enhance = (): void => {
  if (document.querySelector('[data-follows-height]'))
    void import('#features/storefront/dealers/locator/follow-height.client.ts').then(({ followHeights }) => followHeights())
}

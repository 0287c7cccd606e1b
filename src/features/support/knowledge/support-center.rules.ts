/** The older address of a page below /support; undefined for all others [2.2.1]. */
export const findSupportPath = (page: string): string | undefined =>
  /^\/support-center(?:\/|$)/.test(page) ? page.replace('/support-center', '/support') : undefined

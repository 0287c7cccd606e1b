/** Pages and forms have an address in every locale: one line names them all. */
export const nameRoute = (method: string, url: string): string =>
  `${method} ${url.replace(/^\/[a-z]{2}\/[a-z]{2}(?=\/)/, '/:country/:language').replace(/^\/[a-z]{2}(?=\/search$)/, '/:language')}`

import { PUBLIC_PATH, SECURED_PATH } from '#features/documents/publications/publication.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const LOCALE = '/:country([a-z]{2})/:language([a-z]{2})'
const NAME = ':slug([a-z0-9-]+)'

/** Pages of one publication each. Other letters and selectors after the name go the way of all pages. */
export const openPublication = endpoint({
  isHidden: true,
  method: 'GET',
  access: 'everyone',
  path: `${LOCALE}${SECURED_PATH}/${NAME}`,
  hiddenAliases: [`${LOCALE}${SECURED_PATH}/${NAME}.html`],
})

export const openPublicPublication = endpoint({
  isHidden: true,
  method: 'GET',
  access: 'everyone',
  path: `${LOCALE}${PUBLIC_PATH}/${NAME}`,
  hiddenAliases: [`${LOCALE}${PUBLIC_PATH}/${NAME}.html`],
})

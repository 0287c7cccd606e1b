import { endpoint } from '#kernel/endpoint.ts'

/** A shop sends people who may not see something to an address like this one, whatever their language [2.2.15]. */
export const openNotPermitted = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/shop/:shop/:language/notPermittedPage',
  isHidden: true,
})

import { call } from '#browser/api.ts'
import { dropCartCookie as dropCookie } from '#features/cart/public.ts'

/** The shop's cookie names the account and the cart of whoever was signed in; scripts cannot clear it [7.2.6]. */
export const dropCartCookie = async (): Promise<void> => void (await call(dropCookie, { isQuiet: true, errors: 'own' }))

import { writeCookie } from '#browser/cookies.ts'
import { localStore, sessionStore } from '#browser/storage.ts'
import type { Effect } from '#features/site/navigation/locale/locale-choice.rules.ts'

const STORES = { local: localStore, session: sessionStore } as const

/** Everything but opening a page, which is the caller's. */
export const carryOut = (effect: Effect): void => {
  if (effect.do === 'remove') STORES[effect.from].remove(...effect.keys)
  if (effect.do === 'store') STORES[effect.in].write(effect.key, effect.value)
  if (effect.do === 'cookie') writeCookie(effect.name, effect.value, effect)
}

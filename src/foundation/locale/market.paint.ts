import { sessionStore } from '#browser/storage.ts'
import { HIDDEN_KEY } from '#foundation/locale/market.rules.ts'

/** `:root[data-market-hidden]`: the banner's styles keep no room for it [2.6.3]. */
export const paint = (): void => {
  if (sessionStore.read(HIDDEN_KEY) === 'true') document.documentElement.dataset['marketHidden'] = ''
}

import { sessionStore } from '#browser/storage.ts'
import { HIDDEN_KEY } from '#foundation/locale/public.ts'

/** For this tab [2.6.3]; styles hide it by the mark, on the next page before the first paint. */
export const dismissBanner = (): void => {
  sessionStore.write(HIDDEN_KEY, 'true')
  document.documentElement.dataset['marketHidden'] = ''
  // The button is gone; whoever came by keyboard goes on from the top of the page's content.
  document.getElementById('main')?.focus({ preventScroll: true })
}

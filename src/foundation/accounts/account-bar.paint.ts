import { localStore } from '#browser/storage.ts'
import { ACCOUNT_BAR_KEY } from '#foundation/accounts/selector/account-bar.rules.ts'

/** Room for the account bar is stored for whoever is signed in, unless this browser has learned that they have none. */
export const paint = (): void => {
  if (localStore.read(ACCOUNT_BAR_KEY) === 'none') document.documentElement.dataset['accountBar'] = 'none'
}

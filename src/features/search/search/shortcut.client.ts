import { localStore } from '#browser/storage.ts'

const KEY = 'searchShortcut'

/** Single keys get in the way of those who speak to their computer or touch keys by accident: they can be switched off. */
export const isShortcutOn = (): boolean => localStore.read(KEY) !== 'off'

/** The sign in the header's field goes with it. */
export const showShortcut = (): void => {
  for (const opener of document.querySelectorAll<HTMLElement>('[data-search-open]'))
    opener.toggleAttribute('data-without-key', !isShortcutOn())
}

export const saveShortcut = (isOn: boolean): void => {
  if (isOn) localStore.remove(KEY)
  else localStore.write(KEY, 'off')
  showShortcut()
}

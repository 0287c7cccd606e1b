import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

type VersionAddress = { readonly version: number | undefined; readonly compare: number | undefined }

const readNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined

/** Which version is shown and with which it is compared stand in the address; 0 compares with none. */
export const useVersionAddress = (): VersionAddress => {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const parameters = new URLSearchParams(search)
  return { version: readNumber(parameters.get('version')), compare: readNumber(parameters.get('compare')) }
}

export const writeVersionAddress = (version: number, compare?: number): string =>
  `?${new URLSearchParams({ version: String(version), ...(compare !== undefined && { compare: String(compare) }) }).toString()}`

/** Follows a link to another version without a new page. */
export const openVersion = (href: string): void => {
  history.pushState(history.state, '', href)
  dispatchEvent(new PopStateEvent('popstate'))
}

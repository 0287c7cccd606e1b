import { slotSelector } from '#foundation/blocks/public.ts'
import { readState, writeState, type ResultsState } from '#features/search/search-api/public.ts'

export const readAddress = (search: string): ResultsState => readState(new URLSearchParams(search))

export const readForm = (form: HTMLFormElement): URL => {
  const address = new URL(form.action)
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  address.search = writeState(readState(new URLSearchParams(entries)))
  return address
}

/** Results hold room for the controls of others, such as the cart's; what is sent there is theirs. */
export const isOwnForm = (form: HTMLFormElement): boolean => form.closest(slotSelector('buy')) === null

/** The choice made before the script loaded. */
export const findEarlyChoice = (root: Element): URL | undefined => {
  const form = root.querySelector<HTMLFormElement>('form[data-results-part=facets]')
  const shown = writeState({ ...readAddress(location.search), page: 1 })
  const chosen = form && readForm(form)
  return chosen && chosen.search !== new URL(shown, location.href).search ? chosen : undefined
}

export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

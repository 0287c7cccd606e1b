import { takeTitle } from '#browser/fragment-title.ts'
import { fragmentAddress, loadFragment } from '#browser/load-fragment.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

export type ModalFragment = {
  /** The fragment's own heading; empty where it has none. */
  readonly title: string
  /** Stays while the dialog is closed, so that it is found again as it was left. */
  readonly content: HTMLElement
  /** Hydrates its interactive blocks, which must stand in the page by then. */
  readonly hydrate: () => void
}

/** Undefined when it did not come. */
export const loadModalFragment = async (path: string, page: EmbeddedModel): Promise<ModalFragment | undefined> => {
  const loaded = await loadFragment(fragmentAddress(path))
  if (!loaded) return undefined
  const title = takeTitle(loaded.content)
  const content = document.createElement('div')
  content.append(loaded.content)
  let hydrating: Promise<void> | undefined
  return { title, content, hydrate: () => void (hydrating ??= loaded.hydrate(page)) }
}

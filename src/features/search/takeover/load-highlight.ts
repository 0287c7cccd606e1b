import { openHint, type HintCard } from '#browser/hint-card.ts'
import { fragmentAddress, loadFragment } from '#browser/load-fragment.ts'

/** The words travel with the takeover that they explain, which whoever reads them may want next. */
export const loadHighlight = async (path: string): Promise<HintCard | undefined> => {
  const fragment = await loadFragment(fragmentAddress(path))
  const template = fragment?.content.querySelector<HTMLTemplateElement>('[data-search-highlight]')
  const card = template?.content.querySelector<HTMLElement>('[data-hint]')
  return card ? openHint(card) : undefined
}

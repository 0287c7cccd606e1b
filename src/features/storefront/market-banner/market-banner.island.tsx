import { hydrateIsland } from '#browser/hydrate-island.tsx'
import type { HydrateIsland } from '#browser/register-island.ts'
import { MarketChoice, type MarketChoiceProps } from '#features/storefront/market-banner/market-choice.tsx'

/** The properties as the markup shows them. */
const readBack = (banner: HTMLElement, select: HTMLSelectElement): MarketChoiceProps => {
  const options = [...select.options]
  return {
    title: banner.querySelector('strong')?.textContent ?? '',
    options: options.filter(({ value }) => value !== '').map(({ value, text }) => ({ value, label: text })),
    chosen: options.find(({ defaultSelected }) => defaultSelected)?.value ?? '',
    picked: select.value,
    isKept: 'kept' in banner.dataset,
  }
}

export const hydrate: HydrateIsland = async (page) => {
  const banner = document.querySelector<HTMLElement>('[data-market-banner]')
  const select = banner?.querySelector('select')
  if (!banner || !select) return false
  const surroundings = { page, namespaces: ['locale', 'identity'] }
  await hydrateIsland(banner, <MarketChoice {...readBack(banner, select)} />, surroundings)
  return true
}

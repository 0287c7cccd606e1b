import { useEffect, useState } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { keepMessages, loadMarketNames, type MarketOption } from '#foundation/locale/public.ts'

type MarketNames = { readonly options: readonly MarketOption[]; readonly isFailed: boolean }

/** Known ones first in the new order; the countries themselves stay the same. */
const rename = (options: readonly MarketOption[], names: readonly MarketOption[]): MarketOption[] => {
  const named = names.filter(({ value }) => options.some((option) => option.value === value))
  const others = options.filter(({ value }) => !named.some((name) => name.value === value))
  return [...others, ...named]
}

/** On sites with this trait names and order come from the portal's own list [6.1.3]; what fails leaves them as they are. */
export const useMarketNames = (drawn: readonly MarketOption[]): MarketNames => {
  const page = usePage()
  const [found, setFound] = useState<MarketNames>({ options: drawn, isFailed: false })
  useEffect(() => {
    if (page.tenant.traits.countryNames !== 'portal-list') return
    const load = async (): Promise<void> => {
      const names = await loadMarketNames(page)
      // Visitors do not load the messages with each page: they are needed now.
      if (names === undefined) await keepMessages(page)
      setFound(({ options }) => ({ options: rename(options, names ?? []), isFailed: names === undefined }))
    }
    void load()
  }, [page])
  return found
}

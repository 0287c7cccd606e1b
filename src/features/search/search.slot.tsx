import { usePage, type SlotName } from '#features/blocks/public.ts'
import { chooseResultsPath } from '#features/search/takeover/results-path.rules.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const slot: SlotName = 'search'

/** Without script the button leads to the search page; with it, it opens the search right here [2.8.2]. */
export const Slot = () => {
  const t = useTexts('search')
  const { locale, config } = usePage()
  return (
    <form action={chooseResultsPath(config.searchResultsPath, locale)} data-search-open="">
      <IconButton type="submit" label={t('open')}>
        <Icon name="search" />
      </IconButton>
    </form>
  )
}

import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { SELECT_PAGES } from '#features/storefront/product-tools/tool-paths.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** For sites that sell nothing of video: why the tool is empty, and where all other products are. */
export const NoRange = () => {
  const t = useTexts('product-tools')
  const { locale } = usePage()
  return (
    <EmptyState
      headingLevel={2}
      title={t('video.none.title')}
      action={<ButtonLink href={pageHref(locale, SELECT_PAGES.general)}>{t('video.none.action')}</ButtonLink>}
    >
      {t('video.none.text')}
    </EmptyState>
  )
}

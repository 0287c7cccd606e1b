import { PREFERENCES_ID } from '#foundation/analytics/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** A link to the page about cookies; script makes it a button that opens the dialog. */
export const PrivacyLink = () => {
  const { locale } = usePage()
  const t = useTexts('analytics')
  return <a href={`${pageHref(locale, '/cookies')}#${PREFERENCES_ID}`}>{t('open')}</a>
}

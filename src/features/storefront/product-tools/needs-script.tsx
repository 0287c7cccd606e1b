import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The tools keep and count in the browser: who has no script learns why nothing happens, and who helps instead. */
export const NeedsScript = () => {
  const t = useTexts('product-tools')
  const { locale } = usePage()
  return (
    <noscript>
      <Message tone="warn" action={<a href={pageHref(locale, '/contact-us')}>{t('replacement.contact')}</a>}>
        {t('script.needed')}
      </Message>
    </noscript>
  )
}

import { useEndpointQuery } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { explainAction } from '#foundation/entitlements/public.ts'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Why this person may not act for customers, in the server's own words. */
export const Refusal = () => {
  const t = useTexts('impersonation')
  const { locale, path } = usePage()
  const { data } = useEndpointQuery(explainAction, { query: { action: 'act-for-customer', pagePath: pageHref(locale, path) } })
  return (
    <Message tone="warn" title={t('picker.refused')} live>
      {data?.reasons.map(({ rule, text, wouldChange }) => (
        <p key={rule}>
          {text} {wouldChange}
        </p>
      ))}
    </Message>
  )
}

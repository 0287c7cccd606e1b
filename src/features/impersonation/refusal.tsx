import { useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { pageHref, usePage } from '#features/blocks/public.ts'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Reason = { readonly rule: string; readonly text: string; readonly wouldChange?: string }

/** Why this person may not act for customers, in the server's own words. */
export const Refusal = () => {
  const t = useTexts('impersonation')
  const { locale, path } = usePage()
  const [reasons, setReasons] = useState<readonly Reason[]>([])
  const pagePath = pageHref(locale, path)
  useEffect(() => {
    const leaving = new AbortController()
    void callApi<{ reasons: readonly Reason[] }>({
      path: '/api/me/why',
      query: { action: 'act-for-customer', pagePath },
      isQuiet: true,
      errors: 'own',
      signal: leaving.signal,
    }).then(({ data }) => !leaving.signal.aborted && setReasons(data?.reasons ?? []))
    return () => leaving.abort()
  }, [pagePath])
  return (
    <Message tone="warn" title={t('picker.refused')} live>
      {reasons.map(({ rule, text, wouldChange }) => (
        <p key={rule}>
          {text} {wouldChange}
        </p>
      ))}
    </Message>
  )
}

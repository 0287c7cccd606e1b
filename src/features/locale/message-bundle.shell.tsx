import { useEffect } from 'react'
import { usePage } from '#features/blocks/public.ts'
import { isSignedIn } from '#features/identity/public.ts'
import { keepMessages } from '#features/locale/message-bundle.client.ts'

/** Shows nothing: for people who are signed in it keeps the portal's messages at hand [3.19.4]. */
export const Shell = () => {
  const page = usePage()
  useEffect(() => {
    if (isSignedIn(document.cookie, page.config.domainId)) void keepMessages(page)
  }, [page])
  return null
}

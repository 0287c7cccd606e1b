import { useEffect } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { isSignedIn } from '#foundation/identity/public.ts'
import { keepMessages } from '#foundation/locale/message-bundle.client.ts'

/** Shows nothing: for people who are signed in it keeps the portal's messages at hand [3.19.4]. */
export const Shell = () => {
  const page = usePage()
  useEffect(() => {
    if (isSignedIn(document.cookie, page.config.domainId)) void keepMessages(page)
  }, [page])
  return null
}

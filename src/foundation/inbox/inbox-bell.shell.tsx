import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { call } from '#browser/api.ts'
import { usePortalData } from '#foundation/accounts/public.ts'
import { findPageSlot, pageHref, usePage } from '#foundation/blocks/public.ts'
import { usePerson } from '#foundation/identity/public.ts'
import { countUnreadEntries } from '#foundation/inbox/inbox.api.ts'
import { startUnread, unreadEntries } from '#foundation/inbox/stream/unread.client.ts'
import { whenQuiet } from '#foundation/inbox/stream/when-quiet.client.ts'
import { IconLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const PATH = '/secure/inbox'
const MOST_SHOWN = 999

const writeUnread = (unread: number | undefined): string =>
  unread === undefined ? '' : unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread)

/** The count at once; from the moment on that the page rests, every change of it. */
const follow = async (person: string): Promise<void> => {
  const { data } = await call(countUnreadEntries, { isQuiet: true, errors: 'own' })
  if (data) unreadEntries.set(data.unread)
  await whenQuiet()
  startUnread(person)
}

/** The header's bell; its text ends in the count of unread entries. */
export const Shell = () => {
  const t = useTexts('inbox')
  const { locale, path } = usePage()
  const { phase } = usePortalData()
  const person = usePerson()
  const unread = unreadEntries.use()
  const sub = typeof person === 'object' ? person.sub : undefined
  const isReady = phase === 'ready'
  useEffect(() => {
    if (isReady && sub !== undefined) void follow(sub)
  }, [isReady, sub])
  const place = isReady ? findPageSlot('inbox') : null
  if (!place) return null
  const count = writeUnread(unread)
  return createPortal(
    <IconLink href={pageHref(locale, PATH)} aria-current={path === PATH ? 'page' : undefined}>
      <Icon name="bell" />
      <span className="visually-hidden">{t('inbox')}</span>
      {count !== '' && (
        <>
          {' '}
          <span {...(unread === 0 ? { className: 'visually-hidden' } : { 'data-badge': '' })}>{count}</span>
        </>
      )}
    </IconLink>,
    place,
  )
}

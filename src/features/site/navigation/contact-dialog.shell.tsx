import { useEffect, useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { usePortalData } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { isSignedIn, loggedInDetailsName } from '#foundation/identity/public.ts'
import { ContactDialog } from '#features/site/navigation/header/contact-dialog.tsx'
import { HELP_ID, MENU_ID } from '#features/site/navigation/header/header-part.rules.ts'
import { listContactWays } from '#features/site/navigation/header/header-part.api.ts'
import { turnContactLinks } from '#features/site/navigation/header/personal-header.client.ts'
import { findAccount, hasAccount } from '#features/site/navigation/header/personal-header.rules.ts'

/** Opened from the phone's menu or the help menu, which the dialog closes: then the button of that menu gets the focus back. */
const returnFocus = (): void => {
  if (document.activeElement !== document.body) return
  const openers = [MENU_ID, HELP_ID].map((id) => document.querySelector<HTMLElement>(`[data-header] button[popovertarget=${id}]`))
  openers.find((opener) => opener?.checkVisibility())?.focus()
}

/** Puts the contact dialog in the place of the contact link for customers with accounts [2.3.23, 6.11.2]. */
export const Shell = () => {
  const { config, locale } = usePage()
  const { phase, soldTos, defaultSoldTo } = usePortalData()
  const [contactHref, setContactHref] = useState('')
  const [isOpen, setOpen] = useState(false)
  const isHere = phase !== 'signed-out' && isSignedIn(document.cookie, config.domainId)
  const facts = {
    soldTos,
    defaultSoldTo,
    // Once the server has answered, the hint of the last page is no longer used.
    stored: phase === 'ready' ? undefined : readJson(localStore, loggedInDetailsName(config.domainId)),
    chosen: localStore.read('soldtonumber'),
  }
  const isOffered = isHere && hasAccount(facts)
  // Without them the dialog still leads to the contact page.
  const { ways = [] } = useEndpointQuery(listContactWays, isOffered ? { params: locale } : undefined).data ?? {}

  useEffect(() => {
    if (!isOffered) return
    return turnContactLinks((href) => {
      setContactHref(href)
      setOpen(true)
    })
  }, [isOffered])

  if (!isOffered) return null
  const close = (): void => {
    setOpen(false)
    setTimeout(returnFocus)
  }
  return (
    <ContactDialog
      open={isOpen}
      onClose={close}
      account={findAccount(facts)}
      // Besides the contact page, which the dialog leads to anyway.
      ways={ways.filter(({ href }) => href !== contactHref)}
      contactHref={contactHref}
    />
  )
}

import { useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { usePortalData } from '#features/accounts/public.ts'
import { usePage } from '#features/blocks/public.ts'
import { isSignedIn, loggedInDetailsName } from '#features/identity/public.ts'
import { ContactDialog } from '#features/navigation/header/contact-dialog.tsx'
import { headerPartAddress } from '#features/navigation/header/header-part.rules.ts'
import { turnContactLinks } from '#features/navigation/header/personal-header.ts'
import { findAccount, hasAccount, readContactWays, type ContactWay } from '#features/navigation/header/personal-header.rules.ts'
import type { Locale } from '#kernel/locale.ts'

/** Opened from the phone's menu, which the dialog closes: then its button gets the focus back. */
const returnFocus = (): void => {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('[data-header] button[popovertarget="site-menu"]')?.focus()
}

/** Without them the dialog still leads to the contact page. */
const loadWays = async (locale: Locale): Promise<ContactWay[]> =>
  readContactWays((await callApi({ path: headerPartAddress(locale, 'contact-ways'), isQuiet: true, errors: 'own' })).data)

/** Puts the contact dialog in the place of the contact link for customers with accounts [2.3.23, 6.11.2]. */
export const Shell = () => {
  const { config, locale } = usePage()
  const { phase, soldTos, defaultSoldTo } = usePortalData()
  const [contactHref, setContactHref] = useState('')
  const [ways, setWays] = useState<readonly ContactWay[]>([])
  const [isOpen, setOpen] = useState(false)
  const isHere = phase !== 'signed-out' && isSignedIn(document.cookie, config.domainId)
  const facts = {
    soldTos,
    defaultSoldTo,
    // Once the server has spoken, the last page's hint is over.
    stored: phase === 'ready' ? undefined : readJson(localStore, loggedInDetailsName(config.domainId)),
    chosen: localStore.read('soldtonumber'),
  }
  const isOffered = isHere && hasAccount(facts)

  useEffect(() => {
    if (!isOffered) return
    void loadWays(locale).then(setWays)
    return turnContactLinks((href) => {
      setContactHref(href)
      setOpen(true)
    })
  }, [isOffered, locale])

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

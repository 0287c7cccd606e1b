import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEndpointQuery } from '#browser/query.ts'
import { findSlots, pageHref, usePage } from '#foundation/blocks/public.ts'
import { isSignedIn, loadPerson, readImpersonation, usePerson } from '#foundation/identity/public.ts'
import { useAccountLinks } from '#features/accounts/account-menu/account-links.client.ts'
import { AccountLinks, AccountMenu } from '#features/accounts/account-menu/account-menu.tsx'
import { signOut } from '#foundation/session-life/public.ts'

type Slot = { readonly element: Element; readonly isList: boolean }

/** Empties the places where the header offers to sign in. */
const takeSlots = (): Slot[] =>
  findSlots('account-slot').map(({ element, value }) => {
    element.replaceChildren()
    return { element, isList: value === 'list' }
  })

/** Puts the person's own menu where the page offers sign-in. */
export const Shell = () => {
  const page = usePage()
  const person = usePerson()
  // A page that cannot tell offers no way there.
  const acting = useEndpointQuery(readImpersonation, typeof person === 'object' ? {} : undefined, { staleTime: Infinity })
  const links = useAccountLinks()
  const [slots, setSlots] = useState<readonly Slot[]>([])
  useEffect(() => {
    if (!isSignedIn(document.cookie, page.config.domainId)) return
    const loadAccounts = async (): Promise<void> => {
      if ((await loadPerson(page.config)) === 'nobody') return void delete document.documentElement.dataset['signedIn']
      setSlots(takeSlots())
    }
    void loadAccounts()
  }, [page])

  if (typeof person !== 'object') return null
  const own = {
    givenName: person.givenName,
    accountHref: pageHref(page.locale, '/secure/my-account'),
    actingHref: acting.data?.mayAct ? pageHref(page.locale, '/secure/act-for-customer') : undefined,
    backOfficeHref: person.isStaff ? pageHref(page.locale, '/back-office') : undefined,
    onSignOut: () => signOut(page),
  }
  return slots.map(({ element, isList }) =>
    createPortal(isList ? <AccountLinks {...own} /> : <AccountMenu {...own} links={links} />, element, isList ? 'list' : 'menu'),
  )
}

import { useEndpointQuery } from '#browser/query.ts'
import type { Choice } from '#features/administration/command-palette/palette.rules.ts'
import { useAccountChoice } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { readImpersonation } from '#foundation/identity/public.ts'
import { signOut } from '#foundation/session-life/public.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Actions that belong to no screen, as far as this person may take them. */
export const useMoreActions = (): readonly Choice[] => {
  const t = useTexts('command-palette')
  const page = usePage()
  const chooseAccount = useAccountChoice()
  // The server says who may act for customers.
  const mayAct = useEndpointQuery(readImpersonation, {}).data?.mayAct === true
  const lead = (action: 'act' | 'account' | 'site', path: string): Choice => ({
    label: t(`action.${action}`),
    href: pageHref(page.locale, path),
  })
  return [
    ...(chooseAccount ? [{ label: t('action.switch'), run: chooseAccount }] : []),
    ...(mayAct ? [lead('act', '/secure/act-for-customer')] : []),
    lead('account', '/secure/my-account'),
    lead('site', '/'),
    { label: t('action.signOut'), run: () => void signOut(page) },
  ]
}

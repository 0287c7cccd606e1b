import { call, carryHeader, type Answer } from '#browser/api.ts'
import { localStore } from '#browser/storage.ts'
import { ACCOUNT_HEADER } from '#foundation/accounts/ordering/account-name.rules.ts'
import { readActiveAccount } from '#foundation/accounts/ordering/active-account.api.ts'
import {
  changeAccountByRole,
  changeDefaultAccount,
  updateContactDetails,
} from '#foundation/accounts/ordering/change-account.api.ts'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import type { PortalFacts, PortalPage } from '#foundation/accounts/portal-data.rules.ts'
import {
  chooseChangeCall,
  describeSelection,
  findPageAfterChange,
  PROCEED_MS,
  soldToValueOf,
} from '#foundation/accounts/selector/account-change.rules.ts'
import { keyOfSoldTo } from '#foundation/accounts/sold-to.rules.ts'

export type Refresh = (account: { readonly number: string; readonly erpId: string; readonly currency: string }) => unknown

const refreshers = new Set<Refresh>()

/** Called before the page reloads after a change of account or currency, such as for the cart's cookie; returns how to stop. */
export const onAccountChange = (refresh: Refresh): (() => void) => {
  refreshers.add(refresh)
  return () => void refreshers.delete(refresh)
}

/** The account as the server has it now, whether the change was stored or not [8.4.1]. */
const refreshAll = async (): Promise<void> => {
  const { data } = await call(readActiveAccount, { isQuiet: true, errors: 'own' })
  const account = data?.account
  if (!account) return
  carryHeader(ACCOUNT_HEADER, account.key)
  await Promise.allSettled([...refreshers].map(async (refresh) => refresh(account)))
}

export const keepSelection = (account: SoldToReply): void => {
  for (const [name, value] of Object.entries(describeSelection(account)))
    if (localStore.read(name) !== value) localStore.write(name, value)
}

/** Loads this page again, or the one that stands in for it [2.14.8]. */
export const leavePage = ({ tenant: { traits }, config }: PortalPage): void => {
  const next = findPageAfterChange({ traits, config, pathname: location.pathname })
  if (next === undefined) location.reload()
  else location.assign(next)
}

type Chooser = Pick<PortalFacts, 'isInternalCsr' | 'isManager' | 'soldTos' | 'soldToCount'>

/** By the endpoint that role and site call for [7.2.1, 7.2.2, 7.2.3]. */
const send = ({ tenant: { traits }, config }: PortalPage, chooser: Chooser, account: SoldToReply): Promise<Answer<unknown>> => {
  const { appId } = config
  // Where only some of them are here, two of one number could not be distinguished.
  const isWhole = chooser.soldTos.length === chooser.soldToCount
  const soldTo = isWhole ? soldToValueOf(account, chooser.soldTos, traits) : keyOfSoldTo(account)
  const options = { appId, errors: 'portal' } as const
  const kind = chooseChangeCall({ traits, ...chooser })
  if (kind === 'roles')
    return call(changeAccountByRole, {
      ...options,
      path: config.soldtoRolesUrl,
      body: { soldTo, sbgName: config.sbgName, functionality: 'defaultsoldto' },
    })
  if (kind === 'default')
    return call(changeDefaultAccount, {
      ...options,
      path: `${config.updateDefaultSoldToUrl}${encodeURIComponent(soldTo)}`,
      params: { soldTo },
    })
  const mark = traits.soldToChangeMark === 'sent' ? { soldToChanged: true } : {}
  return call(updateContactDetails, {
    ...options,
    path: config.updateContactDetailsUrl,
    body: { defaultSoldToNumber: soldTo, ...mark },
  })
}

/** Nothing moves in this browser before the server has kept it [T-53]. True: the page is out of date now. */
export const changeAccount = async (page: PortalPage, chooser: Chooser, account: SoldToReply): Promise<boolean> => {
  const { ok, status } = await send(page, chooser, account)
  // A server error may have come after the change was stored, or before: the page asks again [8.4.1].
  if (!ok && status !== 500) return false
  if (ok) keepSelection(account)
  await refreshAll()
  return true
}

/** A moment in which it can be taken back [9.8.4]; false when it was. */
export const waitToProceed = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), PROCEED_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })

/** The currency is stored with the account [2.3.16]. */
export const changeCurrency = async ({ config }: PortalPage, currency: string): Promise<boolean> => {
  const { appId, updateContactDetailsUrl: path } = config
  const { ok, status } = await call(updateContactDetails, { appId, path, body: { currency }, errors: 'portal' })
  if (!ok && status !== 500) return false
  await refreshAll()
  return true
}

import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { localStore } from '#browser/storage.ts'
import { findPageSlot, usePage } from '#foundation/blocks/public.ts'
import { usePortalData } from '#foundation/accounts/portal-data.client.ts'
import { ACCOUNT_BAR_KEY } from '#foundation/accounts/selector/account-bar.rules.ts'
import { AccountButton } from '#foundation/accounts/selector/account-button.tsx'
import { accountChoice } from '#foundation/accounts/selector/account-choice.client.ts'
import { decideSelector } from '#foundation/accounts/selector/account-change.rules.ts'
import { followAccount } from '#foundation/accounts/selector/account-tabs.client.ts'
import { CurrencySelect } from '#foundation/accounts/selector/currency-select.tsx'
import { OtherAccountDialog } from '#foundation/accounts/selector/other-account-dialog.tsx'

const AccountDialog = lazy(async () => ({
  default: (await import('#foundation/accounts/selector/account-dialog.tsx')).AccountDialog,
}))

/** Puts the account and its currency into the header's places, and watches over them [2.3.15, 2.3.16]. */
export const Shell = () => {
  const { flags } = usePage()
  const data = usePortalData()
  const { phase, activeSoldTo, soldToCount, contact } = data
  const requested = accountChoice.use()
  const state = decideSelector({ count: soldToCount, hasActive: activeSoldTo !== undefined })
  const isReady = phase === 'ready'

  // Until somebody closes it.
  const isOpen = requested ?? state.opensItself
  useEffect(() => (isReady && activeSoldTo ? followAccount(activeSoldTo) : undefined), [isReady, activeSoldTo])

  useEffect(() => {
    if (!isReady) return
    const bar = state.isShown ? 'shown' : 'none'
    document.documentElement.dataset['accountBar'] = bar
    localStore.write(ACCOUNT_BAR_KEY, bar)
  }, [isReady, state.isShown])

  const [accountSlot, currencySlot] = isReady && state.isShown ? [findPageSlot('sold-to'), findPageSlot('currency')] : []
  if (!isReady || !state.isShown) return null
  return (
    <>
      {accountSlot &&
        createPortal(
          <AccountButton account={activeSoldTo} isDisabled={state.isDisabled} onOpen={() => accountChoice.set(true)} />,
          accountSlot,
        )}
      {currencySlot &&
        activeSoldTo &&
        !flags.hideCurrency &&
        createPortal(
          <CurrencySelect
            account={activeSoldTo}
            countryCode={data.countryCode}
            personal={contact?.portalUser?.[0]?.defaultCurrency}
          />,
          currencySlot,
        )}
      {isOpen && (
        <Suspense>
          <AccountDialog facts={data} onClose={() => accountChoice.set(false)} />
        </Suspense>
      )}
      {activeSoldTo && <OtherAccountDialog account={activeSoldTo} facts={data} />}
    </>
  )
}

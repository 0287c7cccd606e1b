import { createSharedValue } from '#browser/shared-value.ts'
import { decideSelector } from '#foundation/accounts/selector/account-change.rules.ts'
import { usePortalData } from '#foundation/accounts/portal-data.client.ts'

/** Whether the dialog is requested; undefined until somebody opens or closes it. */
export const accountChoice = createSharedValue<boolean | undefined>(undefined)

/** Opens the choice of accounts from elsewhere than its button; undefined for who has nothing to choose from. */
export const useAccountChoice = (): (() => void) | undefined => {
  const { phase, soldToCount, activeSoldTo } = usePortalData()
  const { isShown, isDisabled } = decideSelector({ count: soldToCount, hasActive: activeSoldTo !== undefined })
  return phase === 'ready' && isShown && !isDisabled ? () => accountChoice.set(true) : undefined
}

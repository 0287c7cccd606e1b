import { useState } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import type { PortalFacts } from '#foundation/accounts/portal-data.rules.ts'
import { ACCOUNT_HEADER, shortenSoldTo } from '#foundation/accounts/ordering/account-name.rules.ts'
import { otherAccount } from '#foundation/accounts/selector/account-tabs.client.ts'
import { changeAccount, leavePage } from '#foundation/accounts/selector/change-account.client.ts'
import { keyOfSoldTo } from '#foundation/accounts/sold-to.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import { carryHeader } from '#browser/api.ts'

type OtherAccountProps = { account: SoldToReply; facts: PortalFacts }
const stayOpen = (): void => undefined

/** This page shows one account while another is active: whoever sees it chooses one of the two before anything goes on [T-77]. */
export const OtherAccountDialog = ({ account, facts }: OtherAccountProps) => {
  const t = useTexts('accounts')
  const page = usePage()
  const other = otherAccount.use()
  const [isBusy, setBusy] = useState(false)
  const drawnFor = { number: shortenSoldTo(account.soldToNumber), name: account.name ?? '' }
  const active = other?.active && { ...other.active, number: shortenSoldTo(other.active.number) }

  /** This page is right again once the server has gone back; nothing that was entered here is lost. */
  const goBack = async (): Promise<void> => {
    if (!other?.active) return
    setBusy(true)
    carryHeader(ACCOUNT_HEADER, other.active.key)
    const isDone = await changeAccount(page, facts, account)
    carryHeader(ACCOUNT_HEADER, keyOfSoldTo(account))
    setBusy(false)
    if (isDone) otherAccount.set(undefined)
  }
  return (
    <Dialog
      open={other !== undefined}
      onClose={stayOpen}
      dismissible={false}
      alert
      title={t('other.title')}
      footer={
        <>
          {active && (
            <Button variant="secondary" busy={isBusy} onClick={() => void goBack()}>
              {t('other.back', { number: drawnFor.number })}
            </Button>
          )}
          <Button onClick={() => leavePage(page)}>{active ? t('other.go', { number: active.number }) : t('other.reload')}</Button>
        </>
      }
    >
      <p>{t('other.drawn', drawnFor)}</p>
      <p>{active ? t('other.active', { number: active.number, name: active.name }) : t('other.none')}</p>
      <p>{t('other.safe')}</p>
    </Dialog>
  )
}

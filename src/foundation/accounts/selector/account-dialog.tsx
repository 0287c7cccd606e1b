import { useRef, useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import type { PortalFacts } from '#foundation/accounts/portal-data.rules.ts'
import { mayManageAccounts, mayProceed } from '#foundation/accounts/selector/account-change.rules.ts'
import { FIND_ABOVE, type AccountSort } from '#foundation/accounts/selector/account-list.rules.ts'
import { AccountTable } from '#foundation/accounts/selector/account-table.tsx'
import { changeAccount, leavePage, waitToProceed } from '#foundation/accounts/selector/change-account.client.ts'
import { useAccountRows } from '#foundation/accounts/selector/use-account-rows.client.ts'
import { keyOfSoldTo } from '#foundation/accounts/sold-to.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-dialog.module.css'

/** Where employees choose whom they serve. */
const MANAGE = '/secure/account/ordering-accounts'

type AccountDialogProps = { facts: PortalFacts; onClose: () => void }

export const AccountDialog = ({ facts, onClose }: AccountDialogProps) => {
  const t = useTexts('accounts')
  const page = usePage()
  const formats = useFormats()
  const [typed, setTyped] = useState('')
  const [sort, setSort] = useState<AccountSort>()
  const [selected, setSelected] = useState<SoldToReply | undefined>(facts.activeSoldTo)
  const [isBusy, setBusy] = useState(false)
  const waiting = useRef<AbortController>(undefined)
  const rows = useAccountRows({ soldTos: facts.soldTos, count: facts.soldToCount }, { typed, sort })
  const activeKey = facts.activeSoldTo && keyOfSoldTo(facts.activeSoldTo)
  const isReady = mayProceed(selected && keyOfSoldTo(selected), activeKey)

  const proceed = async (): Promise<void> => {
    if (!selected || isBusy) return
    setBusy(true)
    waiting.current = new AbortController()
    const isDone = (await waitToProceed(waiting.current.signal)) && (await changeAccount(page, facts, selected))
    if (isDone) leavePage(page)
    else setBusy(false)
  }
  const close = (): void => {
    waiting.current?.abort()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      size="wide"
      title={t('choose.title')}
      description={t('choose.text')}
      footer={
        <>
          {mayManageAccounts({ traits: page.tenant.traits, ...facts }) && (
            <a className={styles.manage} href={pageHref(page.locale, MANAGE)}>
              {t('choose.manage')}
            </a>
          )}
          <Button variant="secondary" onClick={close}>
            {t('choose.cancel')}
          </Button>
          <Button disabled={!isReady} busy={isBusy} onClick={() => void proceed()}>
            {t('choose.proceed')}
          </Button>
        </>
      }
    >
      {facts.soldToCount > FIND_ABOVE && (
        <div className={styles.find}>
          <TextField
            label={t('choose.find')}
            hideLabel
            icon="search"
            type="search"
            placeholder={t('choose.hint')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className={styles.count} role="status">
            {t('choose.count', { count: formats.number(rows.total) })}
          </p>
        </div>
      )}
      <AccountTable
        rows={rows}
        all={facts.soldTos}
        activeKey={activeKey}
        selectedKey={selected && keyOfSoldTo(selected)}
        onSelect={setSelected}
        sort={sort}
        onSort={setSort}
        isDisabled={isBusy}
      />
    </Dialog>
  )
}

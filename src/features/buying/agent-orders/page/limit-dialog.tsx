import { useState } from 'react'
import { useEndpointMutation } from '#browser/query.ts'
import { changeGrant, type GrantView } from '#features/buying/agent-orders/agents.api.ts'
import { readTypedLimit } from '#foundation/agents/public.ts'
import { fromMoneyJson, toDecimal, toMoneyJson, type MoneyJson } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './agents.module.css'

type LimitDialogProps = { grant: GrantView; currency: string; onClose: () => void; onSaved: () => void }

const toTyped = (limit: MoneyJson | null): string => (limit ? toDecimal(fromMoneyJson(limit)) : '')

/** How far an app or agent may go on its own. */
export const LimitDialog = ({ grant, currency, onClose, onSaved }: LimitDialogProps) => {
  const t = useTexts('agent-orders')
  const [orderText, setOrderText] = useState(toTyped(grant.orderLimit))
  const [monthText, setMonthText] = useState(toTyped(grant.monthLimit))
  const [askAlways, setAskAlways] = useState(grant.askAlways)
  const [isChecked, setChecked] = useState(false)
  const changing = useEndpointMutation(changeGrant)
  const unit = grant.orderLimit?.currency ?? grant.monthLimit?.currency ?? currency
  const [orderLimit, monthLimit] = [readTypedLimit(orderText, unit), readTypedLimit(monthText, unit)]
  const save = async (): Promise<void> => {
    setChecked(true)
    if (orderLimit === undefined || monthLimit === undefined) return
    const body = {
      orderLimit: orderLimit && toMoneyJson(orderLimit),
      monthLimit: monthLimit && toMoneyJson(monthLimit),
      askAlways,
    }
    const saved = await changing.mutateAsync({ params: { id: grant.id }, body }).catch(() => undefined)
    if (saved) onSaved()
  }
  const wrong = (limit: unknown) => (isChecked && limit === undefined ? t('limit.wrong', { currency: unit }) : undefined)
  return (
    <Dialog
      open
      closesInFooter
      onClose={onClose}
      title={t('change.name', { name: grant.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={changing.isPending} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {changing.isError && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
        <TextField
          label={t('orderLimit')}
          hint={t('limit.hint', { currency: unit })}
          inputMode="decimal"
          value={orderText}
          onChange={({ target }) => setOrderText(target.value)}
          error={wrong(orderLimit)}
        />
        <TextField
          label={t('monthLimit')}
          hint={t('limit.hint', { currency: unit })}
          inputMode="decimal"
          value={monthText}
          onChange={({ target }) => setMonthText(target.value)}
          error={wrong(monthLimit)}
        />
        <Checkbox label={t('askAlways')} checked={askAlways} onChange={({ target }) => setAskAlways(target.checked)} />
      </div>
    </Dialog>
  )
}

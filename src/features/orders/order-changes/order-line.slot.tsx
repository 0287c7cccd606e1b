import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import type { SlotProps } from '#foundation/blocks/public.ts'
import { ChangeDialog } from '#features/orders/order-changes/change-dialog.tsx'
import { listChanges } from '#features/orders/order-changes/order-change.api.ts'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-changes.module.css'

/** Possible changes of a line; one that waits for an answer says so. */
export const Slot = ({ orderNumber, position, sku, quantity }: SlotProps['order-line']) => {
  const t = useTexts('order-changes')
  const [dialog, setDialog] = useState<'change' | 'cancel'>()
  const { data } = useEndpointQuery(listChanges, { params: { number: orderNumber } })
  const line = data?.lines.find((one) => one.position === position)
  if (!line) return null
  if (line.isOpen)
    return (
      <span className={styles.actions}>
        <Tag>{t('waiting')}</Tag>
      </span>
    )
  const mayChange = line.least < line.most
  if (!mayChange && !line.mayCancel) return null
  return (
    <span className={styles.actions}>
      {mayChange && (
        <Button variant="quiet" size="small" onClick={() => setDialog('change')}>
          {t('change')}
          <span className="visually-hidden"> {sku}</span>
        </Button>
      )}
      {line.mayCancel && (
        <Button variant="quiet" size="small" onClick={() => setDialog('cancel')}>
          {t('cancel')}
          <span className="visually-hidden"> {sku}</span>
        </Button>
      )}
      {dialog !== undefined && (
        <ChangeDialog
          kind={dialog}
          orderNumber={orderNumber}
          line={{ ...line, sku, quantity }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </span>
  )
}

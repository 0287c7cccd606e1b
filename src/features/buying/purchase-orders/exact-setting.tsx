import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { changePurchaseSetting, listPurchaseOrders } from '#features/buying/purchase-orders/purchase-order.api.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './purchase-orders.module.css'

/** For the company's admins: whether what is exact in everything needs nobody to look at it. */
export const ExactSetting = ({ ordersExact }: { ordersExact: boolean }) => {
  const t = useTexts('purchase-orders')
  const [hasFailed, setFailed] = useState(false)
  const change = async (next: boolean): Promise<void> => {
    const { ok } = await call(changePurchaseSetting, { body: { ordersExact: next }, errors: 'own' })
    setFailed(!ok)
    await refreshQueries(listPurchaseOrders)
  }
  return (
    <div className={styles.setting}>
      <Checkbox
        label={t('setting')}
        hint={t('setting.hint')}
        checked={ordersExact}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </div>
  )
}

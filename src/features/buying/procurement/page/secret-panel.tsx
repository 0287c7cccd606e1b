import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import {
  addProcurementSecret,
  endProcurementSecret,
  listProcurement,
} from '#features/buying/procurement/connection/connection.api.ts'
import { SecretField } from '#features/buying/procurement/page/secret-field.tsx'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

/** While there are two, both are accepted: the customer's system takes the new one in its own time. */
export const SecretPanel = ({ id, hasTwo }: { id: string; hasTwo: boolean }) => {
  const t = useTexts('procurement')
  const [secret, setSecret] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const change = async (): Promise<void> => {
    setBusy(true)
    const options = { params: { id }, errors: 'own' } as const
    const answer = hasTwo ? await call(endProcurementSecret, options) : await call(addProcurementSecret, options)
    setBusy(false)
    setFailed(!answer.ok)
    setSecret(answer.ok && 'sharedSecret' in answer.data ? answer.data.sharedSecret : undefined)
    await refreshQueries(listProcurement)
  }
  return (
    <section className={styles.panel} aria-labelledby="procurement-secret">
      <h3 id="procurement-secret">{t('secret')}</h3>
      <p className={styles.text}>{t(hasTwo ? 'secret.two' : 'secret.one')}</p>
      {secret !== undefined && <SecretField secret={secret} />}
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void change()}>
        {t(hasTwo ? 'secret.end' : 'secret.add')}
      </Button>
    </section>
  )
}

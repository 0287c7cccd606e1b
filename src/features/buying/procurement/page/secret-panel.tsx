import { useState } from 'react'
import type { ConnectionDoor } from '#features/buying/procurement/page/connection-door.client.ts'
import { nameRefusal } from '#features/buying/procurement/page/refusal.rules.ts'
import { ChosenSecret, SecretField } from '#features/buying/procurement/page/secret-field.tsx'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

/** While there are two, both are accepted: the customer's system takes the new one in its own time. */
export const SecretPanel = ({ id, hasTwo, door }: { id: string; hasTwo: boolean; door: ConnectionDoor }) => {
  const t = useTexts('procurement')
  const [secret, setSecret] = useState<string>()
  const [chosen, setChosen] = useState('')
  const [fault, setFault] = useState<ReturnType<typeof nameRefusal>>()
  const [isBusy, setBusy] = useState(false)
  const change = async (): Promise<void> => {
    setBusy(true)
    const answer = hasTwo ? await door.endSecret(id) : await door.addSecret(id, chosen.trim())
    setBusy(false)
    setFault(answer.ok ? undefined : nameRefusal(answer.problem))
    if (answer.ok) setChosen('')
    setSecret(answer.ok && 'sharedSecret' in answer.data ? answer.data.sharedSecret : undefined)
    await door.refresh()
  }
  return (
    <section className={styles.panel} aria-labelledby="procurement-secret">
      <h3 id="procurement-secret">{t('secret')}</h3>
      <p className={styles.text}>{t(hasTwo ? 'secret.two' : 'secret.one')}</p>
      {secret !== undefined && <SecretField secret={secret} />}
      {door.isOffice && !hasTwo && <ChosenSecret value={chosen} onChange={({ target }) => setChosen(target.value)} />}
      {fault !== undefined && (
        <Message tone="bad" live>
          {t(fault)}
        </Message>
      )}
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void change()}>
        {t(hasTwo ? 'secret.end' : 'secret.add')}
      </Button>
    </section>
  )
}

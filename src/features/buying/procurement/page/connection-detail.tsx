import { useState } from 'react'
import type { ConnectionDoor, PageConnection } from '#features/buying/procurement/page/connection-door.client.ts'
import { ConnectionForm, type Choices } from '#features/buying/procurement/page/connection-form.tsx'
import { ConnectionTest } from '#features/buying/procurement/page/connection-test.tsx'
import { MessageLog } from '#features/buying/procurement/page/message-log.tsx'
import { nameRefusal } from '#features/buying/procurement/page/refusal.rules.ts'
import { SecretPanel } from '#features/buying/procurement/page/secret-panel.tsx'
import { useChangedConnection } from '#features/buying/procurement/page/use-connection-form.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

type ConnectionDetailProps = {
  readonly connection: PageConnection
  readonly door: ConnectionDoor
  readonly choices?: Choices | undefined
}

const RemoveDialog = ({ connection: { id, name }, door, onClose }: ConnectionDetailProps & { onClose: () => void }) => {
  const t = useTexts('procurement')
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    await door.remove(id)
    setBusy(false)
    onClose()
    await door.refresh()
  }
  return (
    <Dialog
      open
      alert
      title={t('remove.title', { name })}
      description={t('remove.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    />
  )
}

/** One connection: test, log, its fields and its secrets. */
export const ConnectionDetail = ({ connection, door, choices }: ConnectionDetailProps) => {
  const t = useTexts('procurement')
  const { id, name, isActive, hasTwoSecrets } = connection
  const form = useChangedConnection(door, connection)
  const [switched, setSwitched] = useState<{ tone: 'ok' | 'bad'; text: string }>()
  const [isSwitching, setSwitching] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const turn = async (): Promise<void> => {
    setSwitching(true)
    const answer = await door.change(id, { isActive: !isActive })
    setSwitching(false)
    setSwitched(answer.ok ? { tone: 'ok', text: t('saved') } : { tone: 'bad', text: t(nameRefusal(answer.problem)) })
    await door.refresh()
  }
  return (
    <section className={styles.detail} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <span className={styles.actions}>
          <Button variant="secondary" size="small" busy={isSwitching} onClick={() => void turn()}>
            {t(isActive ? 'switch.off' : 'switch.on')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        </span>
      </header>
      <div className={styles.duo}>
        <div className={styles.stack}>
          <ConnectionTest id={id} door={door} />
          <MessageLog id={id} door={door} />
        </div>
        <div className={styles.stack}>
          <section className={styles.panel} aria-labelledby="procurement-connection">
            <h3 id="procurement-connection">{t('connection')}</h3>
            <ConnectionForm form={form} isIdentified choices={choices}>
              <FormOutcome of={form.outcome} done={t('saved')} />
              <div role="status">{switched && <Message tone={switched.tone}>{switched.text}</Message>}</div>
              <span>
                <Button type="submit" size="small" busy={form.isBusy}>
                  {t('save')}
                </Button>
              </span>
            </ConnectionForm>
          </section>
          <SecretPanel id={id} hasTwo={hasTwoSecrets} door={door} />
        </div>
      </div>
      {isRemoving && <RemoveDialog connection={connection} door={door} onClose={() => setRemoving(false)} />}
    </section>
  )
}

import { useState } from 'react'
import { useSubmission } from '#browser/form/use-submission.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { requestReauthentication } from '#foundation/reauthentication/public.ts'
import { NameForm } from '#features/accounts/account-settings/account/security/name-form.tsx'
import {
  makePasskey,
  removePasskey,
  renamePasskey,
  type PasskeyOutcome,
  type SecondFactorState,
} from '#foundation/second-factor/public.ts'
import { Button } from '#ui/button.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './security.module.css'

type Passkey = SecondFactorState['passkeys'][number]

const TONES = { added: 'ok', cancelled: 'info', known: 'info', unsupported: 'warn', failed: 'bad' } as const

export const PasskeysPart = ({ passkeys, onChanged }: { passkeys: readonly Passkey[]; onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const { appId } = usePage().config
  const [state, setState] = useState<{ isBusy: boolean; outcome?: PasskeyOutcome }>({ isBusy: false })
  const renaming = useSubmission(renamePasskey)
  const removing = useSubmission(removePasskey)
  const add = async () => {
    if (!(await requestReauthentication())) return
    setState({ isBusy: true })
    const outcome = await makePasskey(appId)
    setState({ isBusy: false, outcome })
    if (outcome === 'added') onChanged()
  }
  const rename = async (id: string, name: string) => {
    if (!(await requestReauthentication())) return
    if ((await renaming.submit({ appId, params: { id }, body: { name } })).ok) onChanged()
  }
  const remove = async (id: string) => {
    if (!(await requestReauthentication())) return
    setState({ isBusy: false })
    if ((await removing.submit({ appId, params: { id } })).ok) onChanged()
  }
  return (
    <section className={styles.part}>
      <h3>{t('passkeys.title')}</h3>
      <p className={styles.muted}>{t('passkeys.text')}</p>
      {state.outcome && (
        <Message tone={TONES[state.outcome]} live>
          {t(`passkeys.${state.outcome}`)}
        </Message>
      )}
      <FormOutcome of={renaming} done={t('passkeys.renamed')} />
      <FormOutcome of={removing} done={t('passkeys.removed')} />
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={(name) => rename(passkey.id, name)}
              onRemove={() => void remove(passkey.id)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" busy={state.isBusy} onClick={() => void add()}>
          {t('passkeys.add')}
        </Button>
      </div>
    </section>
  )
}

type RowProps = { passkey: Passkey; onRename: (name: string) => Promise<void>; onRemove: () => void }

const PasskeyRow = ({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: RowProps) => {
  const t = useTexts('account-settings')
  const formats = useFormats()
  const [isNaming, setNaming] = useState(false)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const since = formats.date(createdAt, { timeZone })
  const save = (value: string) => {
    setNaming(false)
    void onRename(value)
  }
  if (isNaming)
    return (
      <li>
        <NameForm name={name} onSave={save} onCancel={() => setNaming(false)} />
      </li>
    )
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className={styles.muted}>
          {lastUsedAt === null
            ? t('passkeys.unused', { since })
            : t('passkeys.used', { since, used: formats.dateTime(lastUsedAt, { timeZone }) })}
        </span>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" aria-label={t('passkeys.renameOf', { name })} onClick={() => setNaming(true)}>
          {t('passkeys.rename')}
        </Button>
        <Button variant="secondary" size="small" aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}

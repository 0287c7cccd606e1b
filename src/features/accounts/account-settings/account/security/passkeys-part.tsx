import { useState, type ReactNode } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useSubmission } from '#browser/form/use-submission.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { requestReauthentication } from '#foundation/reauthentication/public.ts'
import { NameForm } from '#features/accounts/account-settings/account/security/name-form.tsx'
import {
  makePasskey,
  passkeyNameForm,
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
  const removing = useSubmission(removePasskey)
  const add = async () => {
    if (!(await requestReauthentication())) return
    setState({ isBusy: true })
    const outcome = await makePasskey(appId)
    setState({ isBusy: false, outcome })
    if (outcome === 'added') onChanged()
  }
  const [renamed, setRenamed] = useState<string>()
  const renaming = useEndpointForm(renamePasskey, {
    rules: passkeyNameForm,
    request: { appId, params: { id: renamed ?? '' } },
    values: { name: '' },
    onSent: () => {
      setRenamed(undefined)
      onChanged()
    },
  })
  const rename = renaming.check(async () => {
    if (await requestReauthentication()) await renaming.send()
  })
  const startRenaming = ({ id, name }: Passkey) => {
    setRenamed(id)
    renaming.reset({ name })
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
      <FormOutcome of={renaming.outcome} done={t('passkeys.renamed')} />
      <FormOutcome of={removing} done={t('passkeys.removed')} />
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => startRenaming(passkey)}
              onRemove={() => void remove(passkey.id)}
            >
              {passkey.id === renamed && (
                <NameForm
                  form={{ ...renaming, props: { ...renaming.props, onSubmit: rename } }}
                  onCancel={() => setRenamed(undefined)}
                />
              )}
            </PasskeyRow>
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

/** The form of its name in place of what it says. */
type RowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void; children: ReactNode }

const PasskeyRow = ({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove, children }: RowProps) => {
  const t = useTexts('account-settings')
  const formats = useFormats()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const since = formats.date(createdAt, { timeZone })
  if (children) return <li>{children}</li>
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
        <Button variant="quiet" size="small" aria-label={t('passkeys.renameOf', { name })} onClick={onRename}>
          {t('passkeys.rename')}
        </Button>
        <Button variant="secondary" size="small" aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}

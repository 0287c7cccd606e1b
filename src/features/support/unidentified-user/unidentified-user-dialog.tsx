import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { call } from '#browser/api.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { createUnidentifiedCase } from '#features/support/unidentified-user/unidentified-user.api.ts'
import {
  caseAddress,
  fillCaseNumber,
  findNumberFault,
  isKeyAllowed,
  isSiteRoot,
  MOST_DIGITS,
  readCaseNumber,
} from '#features/support/unidentified-user/unidentified-user.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './unidentified-user.module.css'

type DialogProps = { open: boolean; accountName?: string | undefined; onClose: () => void }

export const UnidentifiedUserDialog = ({ open, accountName, onClose }: DialogProps) => {
  const t = useTexts('unidentified-user')
  const ui = useTexts('ui')
  const { path } = usePage()
  const id = useId()
  const form = useCaseForm()
  const { value, setValue, caseNumber, isBusy } = form
  const step = isSiteRoot(path) ? 'submit' : 'continue'
  const fault = findNumberFault(value)
  const isShown = fault !== undefined && form.said !== undefined
  const words = fault && (form.said === 'tried' ? t(`fault.${fault}.${step}`) : t(`fault.${fault}`))
  if (caseNumber !== undefined)
    return (
      <Dialog open={open} onClose={onClose} title={t('created.title')} closesInFooter footer={<CloseButton onClose={onClose} />}>
        <div className={styles.words}>
          <p>{fillCaseNumber(t('created.text'), caseNumber)}</p>
          <p>{t('created.next')}</p>
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closesInFooter
      element={{ 'data-flag': 'unidentifiedUser' }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('close')}
          </Button>
          <Button type="submit" form={id} disabled={fault !== undefined || isBusy} busy={isBusy}>
            {t(step)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.words} noValidate onSubmit={form.submit}>
        {accountName && <p className={styles.account}>{t('account', { name: accountName })}</p>}
        <p>{t('text')}</p>
        <TextField
          label={t('field')}
          hint={t('hint')}
          error={isShown ? words : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MOST_DIGITS}
          value={value}
          onKeyDown={form.filterKeys}
          onChange={(event) => setValue(event.currentTarget.value)}
          onBlur={form.sayPlainly}
        />
      </form>
    </Dialog>
  )
}

const CloseButton = ({ onClose }: { onClose: () => void }) => <Button onClick={onClose}>{useTexts('ui')('close')}</Button>

/** Faults are shown once the field was left, and with their purpose once someone tried to send [5.6.2]. */
const useCaseForm = () => {
  const { tenant, locale, path } = usePage()
  const [value, change] = useState('')
  const [said, setSaid] = useState<'plain' | 'tried'>()
  const [isBusy, setBusy] = useState(false)
  const [caseNumber, setCaseNumber] = useState<string>()
  // Two clicks before React draws again are one [5.6.3].
  const isSending = useRef(false)

  const send = async (): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const body = { payload: JSON.stringify({ soldToNumber: value }), tenantPath: `/content/${tenant.key}` }
    // On failure the loading indicator goes, and nothing else is shown [8.5.6].
    const { data } = await call(createUnidentifiedCase, {
      path: caseAddress(locale, path),
      params: { country: locale.country, language: locale.language, page: path },
      body,
      errors: 'own',
    })
    isSending.current = false
    setBusy(false)
    if (data) setCaseNumber(readCaseNumber(data.message))
  }
  return {
    value,
    said,
    isBusy,
    caseNumber,
    setValue: (next: string) => {
      change(next)
      if (said === undefined && next !== '' && findNumberFault(next) === 'digits') setSaid('plain')
    },
    sayPlainly: () => setSaid((now) => now ?? 'plain'),
    filterKeys: (event: KeyboardEvent) => {
      if (!isKeyAllowed(event)) event.preventDefault()
      // Browsers do not send a form whose button is disabled, so nobody would say why.
      if (event.key === 'Enter' && findNumberFault(value) !== undefined) setSaid('tried')
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      if (findNumberFault(value) === undefined) void send()
    },
  }
}

import type { AccessState } from '#features/access/tool-access/access-state.rules.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './access-steps.module.css'

type OwnRequest = {
  readonly id: string
  readonly askedAt: string
  readonly decidedAt: string | null
  readonly isReminded: boolean
}
type Step = {
  readonly key: 'requested' | 'checked' | 'opens'
  readonly text: string
  readonly mark?: 'done' | 'now'
  readonly icon: IconName
}

/** The next steps, in their order. */
export const AccessSteps = ({ state, request }: { state: AccessState; request?: OwnRequest }) => {
  const t = useTexts('tool-access')
  const { dateTime } = useFormats()
  if (state === 'denied' || state === 'not-permitted' || state === 'refer-to-network') return null
  const isRequested = state === 'pending' || state === 'approved'
  const isOpen = state === 'approved'
  const requested = request ? t('step.requested.text', { at: dateTime(request.askedAt), id: request.id }) : t('step.requested.do')
  const steps: readonly Step[] = [
    { key: 'requested', text: requested, mark: isRequested ? 'done' : 'now', icon: isRequested ? 'check' : 'user' },
    {
      key: 'checked',
      text: t(request?.isReminded ? 'step.checked.reminded' : 'step.checked.text'),
      mark: isOpen ? 'done' : isRequested ? 'now' : undefined,
      icon: isOpen ? 'check' : 'clock',
    },
    { key: 'opens', text: t('step.opens.text'), mark: isOpen ? 'done' : undefined, icon: isOpen ? 'check' : 'lock' },
  ]
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map(({ key, text, mark, icon }) => (
        <li key={key} aria-current={mark === 'now' ? 'step' : undefined}>
          <span className={styles.dot} data-mark={mark}>
            <Icon name={icon} size="small" />
          </span>
          <div>
            <b>{t(`step.${key}`)}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

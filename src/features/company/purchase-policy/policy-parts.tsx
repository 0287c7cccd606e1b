import { useState, type ReactNode } from 'react'
import { nameRefusal } from '#features/company/purchase-policy/policy-failure.rules.ts'
import { CallError } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message, type MessageTone } from '#ui/message.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './policy.module.css'

export type News = { readonly tone: MessageTone; readonly text: string }

/** Runs a change, and says what came of it. */
export const useChange = () => {
  const t = useTexts('purchase-policy')
  const [news, setNews] = useState<News>()
  /** Whether it worked. */
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setNews(undefined)
    try {
      await work()
      if (done !== undefined) setNews({ tone: 'ok', text: done })
      return true
    } catch (error) {
      setNews({ tone: 'bad', text: t(nameRefusal(error instanceof CallError ? error.problem : undefined)) })
      return false
    }
  }
  return { news, run, say: (text: string) => setNews({ tone: 'ok', text }), clear: () => setNews(undefined) }
}

export const NewsLine = ({ news, onDismiss }: { news: News | undefined; onDismiss?: () => void }) =>
  news && (
    <Message tone={news.tone} live {...(onDismiss && { onDismiss })}>
      {news.text}
    </Message>
  )

/** A sentence about the list, and the button that adds to it. */
export const PolicyHead = ({ text, action, onAdd }: { text: string; action: string; onAdd: (() => void) | undefined }) => (
  <div className={styles.head}>
    <p className={styles.sub}>{text}</p>
    <Button size="small" disabled={!onAdd} onClick={onAdd}>
      {action}
    </Button>
  </div>
)

type Found = { readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => unknown }

/** While nothing is there to show. */
export const Waiting = ({ found }: { found: Found }) => {
  const t = useTexts('purchase-policy')
  if (found.isError)
    return <ErrorState onRetry={() => void found.refetch()} retrying={found.isFetching} title={t('failed')} headingLevel={2} />
  return <SkeletonRows rows={4} columns={6} isFramed />
}

type OnSwitchProps = { name: string; isOn: boolean; onSwitch: () => void }

/** Switches a row on or off at once. */
export const OnSwitch = ({ name, isOn, onSwitch }: OnSwitchProps) => {
  const t = useTexts('purchase-policy')
  return <Checkbox role="switch" hideLabel label={t('isOn', { name })} aria-checked={isOn} checked={isOn} onChange={onSwitch} />
}

type RowActionsProps = { name: string; onEdit: () => void; onRemove: () => void }

export const RowActions = ({ name, onEdit, onRemove }: RowActionsProps) => {
  const t = useTexts('purchase-policy')
  return (
    <span className={styles.actions}>
      <Button variant="quiet" size="small" aria-label={t('edit.of', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button variant="quiet" size="small" aria-label={t('remove.of', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </span>
  )
}

type FormDialogProps = {
  title: string
  formId: string
  isBusy: boolean
  size?: 'medium' | 'wide'
  onClose: () => void
  children: ReactNode
}

/** A form that is sent by the button in the foot. */
export const FormDialog = ({ title, formId, isBusy, size = 'medium', onClose, children }: FormDialogProps) => {
  const t = useTexts('purchase-policy')
  return (
    <Dialog
      open
      title={title}
      size={size}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

type RemoveDialogProps = {
  name: string
  children: ReactNode
  remove: () => Promise<unknown>
  onClose: () => void
  onRemoved: () => void
}

/** Asks before something goes; what refuses it is said here. */
export const RemoveDialog = ({ name, children, remove, onClose, onRemoved }: RemoveDialogProps) => {
  const t = useTexts('purchase-policy')
  const [isBusy, setBusy] = useState(false)
  const { news, run } = useChange()
  const confirm = async (): Promise<void> => {
    setBusy(true)
    const isGone = await run(remove)
    setBusy(false)
    if (isGone) onRemoved()
  }
  return (
    <Dialog
      open
      title={t('remove.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void confirm()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <NewsLine news={news} />
    </Dialog>
  )
}

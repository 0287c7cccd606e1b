import { useState } from 'react'
import { CallError, useEndpointMutation } from '#browser/query.ts'
import { isOpen, needsNote, type DecisionWord } from '#features/company/approvals/approval-state.rules.ts'
import { decide, withdraw, type ApprovalView } from '#features/company/approvals/approval.api.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './approval-detail.module.css'

type Outcome = { readonly tone: 'ok' | 'warn' | 'bad'; readonly text: string }

const textOf = (problem: unknown, key: string): string => {
  const value = typeof problem === 'object' && problem !== null ? lookUp(problem as Record<string, unknown>, key) : undefined
  return typeof value === 'string' ? value : ''
}

const useDecision = (view: ApprovalView, onDecided: () => void) => {
  const t = useTexts('approvals')
  const deciding = useEndpointMutation(decide)
  const withdrawing = useEndpointMutation(withdraw)
  const [outcome, setOutcome] = useState<Outcome>()
  const params = { id: view.id }

  const explain = (error: unknown): Outcome => {
    const problem = error instanceof CallError ? error.problem : undefined
    const code = textOf(problem, 'code')
    if (code === 'changed') return { tone: 'warn', text: t('changed', { reason: textOf(problem, 'reason') }) }
    if (code === 'already_decided')
      return { tone: 'warn', text: t('alreadyDecided', { by: textOf(problem, 'by') || t('system') }) }
    return { tone: 'bad', text: t('failed') }
  }
  const run = async (work: () => Promise<{ state: ApprovalView['state'] }>): Promise<void> => {
    try {
      const { state } = await work()
      setOutcome({ tone: 'ok', text: t(`done.${state === 'Escalated' ? 'Waiting' : state}`) })
    } catch (error) {
      setOutcome(explain(error))
    }
    onDecided()
  }
  return {
    outcome,
    isBusy: deciding.isPending || withdrawing.isPending,
    decide: (decision: DecisionWord, note: string) => run(() => deciding.mutateAsync({ params, body: { decision, note } })),
    withdraw: () => run(() => withdrawing.mutateAsync({ params })),
  }
}

/** Two taps on a phone: open, approve. */
export const DecisionForm = ({ view, onDecided }: { view: ApprovalView; onDecided: () => void }) => {
  const t = useTexts('approvals')
  const [note, setNote] = useState('')
  const [isNoteMissing, setNoteMissing] = useState(false)
  const decision = useDecision(view, onDecided)
  const choose = (word: DecisionWord): void => {
    const isMissing = needsNote(word) && note.trim() === ''
    setNoteMissing(isMissing)
    if (!isMissing) void decision.decide(word, note.trim())
  }
  const mayWithdraw = view.isOwn && isOpen(view.state)
  return (
    <div className={styles.decision}>
      {decision.outcome && (
        <Message tone={decision.outcome.tone} live>
          {decision.outcome.text}
        </Message>
      )}
      {view.isMyTurn && (
        <>
          {view.for !== undefined && <p>{t('for', { name: view.for })}</p>}
          <TextArea
            label={t('note')}
            hint={t('note.hint')}
            rows={2}
            maxLength={1000}
            value={note}
            error={isNoteMissing ? t('note.missing') : undefined}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className={styles.actions}>
            <Button busy={decision.isBusy} onClick={() => choose('approve')}>
              {t('approve')}
            </Button>
            <Button variant="secondary" busy={decision.isBusy} onClick={() => choose('send-back')}>
              {t('sendBack')}
            </Button>
            <Button variant="secondary" busy={decision.isBusy} onClick={() => choose('reject')}>
              {t('reject')}
            </Button>
          </div>
        </>
      )}
      {mayWithdraw && (
        <div className={styles.actions}>
          <Button variant="secondary" busy={decision.isBusy} onClick={() => void decision.withdraw()}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </div>
  )
}

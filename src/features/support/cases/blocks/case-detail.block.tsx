import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { useCase } from '#features/support/cases/blocks/use-case.client.ts'
import { moveCase, readCase } from '#features/support/cases/case.api.ts'
import { casePath, isEnded } from '#features/support/cases/case.rules.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { AnswerForm } from '#features/support/cases/detail/answer-form.tsx'
import { CaseFacts, StatusHistory } from '#features/support/cases/detail/case-facts.tsx'
import { Conversation } from '#features/support/cases/detail/conversation.tsx'
import { RatingForm } from '#features/support/cases/detail/rating-form.tsx'
import { StaffPanel } from '#features/support/cases/detail/staff-panel.tsx'
import { StatusBadge } from '#features/support/cases/status-badge.tsx'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

/** Of the control that takes files. */
export const texts = ['uploads']

export const Block = ({ view: given }: { view: unknown }) => {
  const t = useTexts('cases')
  const { view, hasFailed } = useCase(given as CaseView)
  const move = useEndpointMutation(moveCase)
  const take = async (step: 'close' | 'reopen') => {
    await move.mutateAsync({ params: { id: view.id }, body: { step } }).catch(() => undefined)
    await refreshQueries(readCase)
  }
  const { locale } = usePage()
  const { status, priority } = view
  const mayMove = view.isOwn || view.staff !== null
  return (
    <Section space="tight">
      <header className={styles.head}>
        <p className={styles.marks}>
          <span className="num">CASE-{view.id}</span>
          <StatusBadge status={status} />
          {priority !== 'normal' && <Tag>{t(`priority.${priority}`)}</Tag>}
        </p>
        <h1>{view.subject}</h1>
        <div className={styles.actions}>
          {mayMove && status !== 'Closed' && (
            <Button variant="secondary" size="small" busy={move.isPending} onClick={() => void take('close')}>
              {t('close')}
            </Button>
          )}
          {mayMove && isEnded(status) && view.mergedInto === null && (
            <Button variant="secondary" size="small" busy={move.isPending} onClick={() => void take('reopen')}>
              {t('reopen')}
            </Button>
          )}
        </div>
        {(hasFailed || move.isError) && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
      </header>
      <div className={styles.parts}>
        <div className={styles.main}>
          <Conversation view={view} />
          {view.mergedInto !== null ? (
            <Message action={<a href={pageHref(locale, casePath(view.mergedInto))}>CASE-{view.mergedInto}</a>}>
              {t('merged')}
            </Message>
          ) : status === 'Closed' ? (
            <Message>{t(mayMove ? 'ended' : 'ended.colleague')}</Message>
          ) : (
            <AnswerForm view={view} />
          )}
          {isEnded(status) && view.mergedInto === null && view.isOwn && view.staff === null && <RatingForm view={view} />}
        </div>
        <aside className={styles.side}>
          {view.staff !== null && <StaffPanel view={view} staff={view.staff} />}
          <CaseFacts view={view} />
          <StatusHistory view={view} />
        </aside>
      </div>
    </Section>
  )
}

import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { assignCase, listAgents, noteForm, noteOnCase, readCase } from '#features/support/cases/case.api.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { CustomerGlance } from '#features/support/cases/staff/customer-glance.tsx'
import { MergeForm } from '#features/support/cases/staff/merge-form.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

type PanelProps = { view: CaseView; staff: NonNullable<CaseView['staff']> }

/** Staff's data of a case: assignee, due time and notes. */
export const StaffPanel = ({ view, staff }: PanelProps) => {
  const t = useTexts('cases')
  const { dateTime } = useFormats()
  return (
    <section className={styles.card} data-staff>
      <h2>{t('staff')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('staff.customer')}</dt>
          <dd>{staff.customer}</dd>
        </div>
        {staff.company !== '' && (
          <div>
            <dt>{t('staff.company')}</dt>
            <dd>{staff.company}</dd>
          </div>
        )}
        <div>
          <dt>{t('staff.due')}</dt>
          <dd>
            {dateTime(staff.dueAt)} {staff.isLate && <strong>{t('late')}</strong>}
          </dd>
        </div>
        {staff.copies.length > 0 && (
          <div>
            <dt>{t('staff.copies')}</dt>
            <dd>{staff.copies.join(', ')}</dd>
          </div>
        )}
      </dl>
      {staff.hasCustomer && <CustomerGlance caseId={view.id} />}
      <Assignment view={view} staff={staff} />
      <Notes view={view} staff={staff} />
      {staff.hasCustomer && view.mergedInto === null && <MergeForm view={view} />}
    </section>
  )
}

const Assignment = ({ view, staff }: PanelProps) => {
  const t = useTexts('cases')
  const { data } = useEndpointQuery(listAgents, {})
  const assign = useEndpointMutation(assignCase)
  const give = async (assignedTo: string | null): Promise<void> => {
    await assign.mutateAsync({ params: { id: view.id }, body: { assignedTo } }).catch(() => undefined)
    await refreshQueries(readCase)
  }
  const { agents = [], ownId } = data ?? {}
  const isMine = staff.assignedTo !== null && staff.assignedTo.id === ownId
  return (
    <div className={styles.stack}>
      <p>
        {t('column.assignee')}: <strong>{staff.assignedTo?.name ?? t('nobody')}</strong>
      </p>
      <div className={styles.actions}>
        {ownId !== undefined && !isMine && (
          <Button variant="secondary" size="small" busy={assign.isPending} onClick={() => void give(ownId)}>
            {t('staff.take')}
          </Button>
        )}
        {staff.assignedTo !== null && (
          <Button variant="quiet" size="small" busy={assign.isPending} onClick={() => void give(null)}>
            {t('staff.release')}
          </Button>
        )}
      </div>
      <Select
        label={t('staff.assign')}
        size="small"
        value={staff.assignedTo?.id ?? ''}
        placeholder={t('nobody')}
        options={agents.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => void give(event.currentTarget.value || null)}
      />
      {assign.isError && (
        <Message tone="bad" live>
          {t('answer.failed')}
        </Message>
      )}
    </div>
  )
}

const Notes = ({ view, staff: { notes } }: PanelProps) => {
  const t = useTexts('cases')
  const { dateTime } = useFormats()
  const form = useEndpointForm(noteOnCase, {
    rules: noteForm,
    request: { params: { id: view.id } },
    values: { text: '' },
    onSent: () => {
      form.reset()
      return refreshQueries(readCase)
    },
  })
  return (
    <section className={styles.stack} aria-label={t('staff.notes')}>
      <h3>{t('staff.notes')}</h3>
      <p className={styles.muted}>{t('staff.notes.hint')}</p>
      {notes.map(({ id, author, text: written, at }) => (
        <article key={id} className={styles.note}>
          <p className={styles.muted}>
            {author}, {dateTime(at)}
          </p>
          <p className={styles.text}>{written}</p>
        </article>
      ))}
      <form {...form.props} className={styles.stack}>
        <TextArea label={t('staff.note')} rows={3} {...form.field('text')} />
        {form.outcome.error && (
          <Message tone="bad" live>
            {t('answer.failed')}
          </Message>
        )}
        <div>
          <Button type="submit" variant="secondary" size="small" busy={form.isBusy}>
            {t('staff.note.add')}
          </Button>
        </div>
      </form>
    </section>
  )
}

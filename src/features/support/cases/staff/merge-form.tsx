import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { casePath } from '#features/support/cases/case.rules.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { mergeCase, mergeForm } from '#features/support/cases/staff/staff.api.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

/** Makes this case part of another one, which is shown then. */
export const MergeForm = ({ view }: { view: CaseView }) => {
  const t = useTexts('cases')
  const { locale } = usePage()
  const form = useEndpointForm(mergeCase, {
    rules: mergeForm,
    request: { params: { id: view.id } },
    values: { into: '' },
    bodyOf: ({ into }: { into: string }) => ({ into: into.trim().replace(/^CASE-/i, '') }),
    onSent: ({ id }) => location.assign(pageHref(locale, casePath(id))),
  })
  const { error } = form.outcome
  return (
    <details className={styles.merge}>
      <summary>
        {t('merge')} <Icon name="down" size="small" />
      </summary>
      <form {...form.props} className={styles.stack}>
        <p className={styles.muted}>{t('merge.text')}</p>
        <TextField label={t('merge.into')} size="small" maxLength={30} {...form.field('into')} />
        {error && (
          <Message tone="bad" live>
            {t(error.status === 409 ? 'merge.refused' : 'merge.failed')}
          </Message>
        )}
        <div>
          <Button type="submit" variant="secondary" size="small" busy={form.isBusy}>
            {t('merge.send')}
          </Button>
        </div>
      </form>
    </details>
  )
}

import { useState } from 'react'
import { useEndpointMutation } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { casePath } from '#features/support/cases/case.rules.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { mergeCase } from '#features/support/cases/staff/staff.api.ts'
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
  const [number, setNumber] = useState('')
  const merge = useEndpointMutation(mergeCase)
  const into = number.trim().replace(/^CASE-/i, '')
  const send = async (): Promise<void> => {
    if (into === '' || merge.isPending) return
    try {
      const { id } = await merge.mutateAsync({ params: { id: view.id }, body: { into } })
      location.assign(pageHref(locale, casePath(id)))
    } catch {
      // Said below.
    }
  }
  return (
    <details className={styles.merge}>
      <summary>
        {t('merge')} <Icon name="down" size="small" />
      </summary>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className={styles.muted}>{t('merge.text')}</p>
        <TextField
          label={t('merge.into')}
          size="small"
          maxLength={30}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        {merge.isError && (
          <Message tone="bad" live>
            {t(merge.error.status === 409 ? 'merge.refused' : 'merge.failed')}
          </Message>
        )}
        <div>
          <Button type="submit" variant="secondary" size="small" busy={merge.isPending}>
            {t('merge.send')}
          </Button>
        </div>
      </form>
    </details>
  )
}

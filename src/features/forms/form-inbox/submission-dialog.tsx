import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { eraseSubmission, listSubmissions, readSubmission } from '#features/forms/form-inbox/inbox.api.ts'
import { INBOX_PATH } from '#features/forms/form-inbox/inbox.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './form-inbox.module.css'

/** Everything of one submission, the consents word for word. */
export const SubmissionDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTexts('form-inbox')
  const formats = useFormats()
  const { data, isError } = useEndpointQuery(readSubmission, { params: { id } })
  const { mutate, isPending, isError: hasFailed } = useEndpointMutation(eraseSubmission)
  const erase = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => {
          void refreshQueries(listSubmissions)
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      size="wide"
      title={data ? t('submission', { reference: data.reference }) : t('loading')}
      onClose={onClose}
      footer={
        <Button variant="secondary" busy={isPending} onClick={erase}>
          {t('erase.one')}
        </Button>
      }
    >
      {(isError || hasFailed) && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      {data && (
        <dl className={styles.fields}>
          {data.fields
            .filter(({ name, value }) => value !== '' && !data.consents.some(({ field }) => field === name))
            .map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  {data.files.some(({ field }) => field === name) ? (
                    <a href={`${INBOX_PATH}/${id}/files/${name}`} download>
                      <Icon name="download" size="small" /> {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          {data.consents.map(({ field, text, isGiven }) => (
            <div key={field}>
              <dt>{isGiven ? t('consent.given') : t('consent.none')}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>{t('time')}</dt>
            <dd>{formats.dateTime(data.submittedAt)}</dd>
          </div>
          <div>
            <dt>{t('keepUntil')}</dt>
            <dd>{formats.date(data.keepUntil)}</dd>
          </div>
        </dl>
      )}
    </Dialog>
  )
}

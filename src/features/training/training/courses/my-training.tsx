import { useId, useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { calendarHref, useDateWords } from '#features/training/training/courses/course-dates.tsx'
import type { ShownCertificate, ShownEnrolment } from '#features/training/training/courses/training.schema.ts'
import type { OwnTrainingReply } from '#features/training/training/courses/use-enrolment.client.ts'
import { CERTIFICATES_PATH } from '#features/training/training/training-paths.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Link } from '#ui/link.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './my-training.module.css'

type OwnTrainingProps = { own: OwnTrainingReply; onCancel: (enrolment: ShownEnrolment) => void }

/** The dates one takes part in and the certificates one has; nothing where there is neither. */
export const OwnTraining = ({ own: { enrolments, certificates }, onCancel }: OwnTrainingProps) => {
  const t = useTexts('training')
  const id = useId()
  const [leaving, setLeaving] = useState<ShownEnrolment>()
  if (enrolments.length === 0 && certificates.length === 0) return null
  const confirm = () => {
    setLeaving(undefined)
    if (leaving) onCancel(leaving)
  }
  return (
    <div className={styles.own}>
      {enrolments.length > 0 && (
        <section aria-labelledby={`${id}-dates`}>
          <h2 id={`${id}-dates`}>{t('own.title')}</h2>
          <ul>
            {enrolments.map((enrolment) => (
              <OwnDate key={enrolment.date.id} enrolment={enrolment} onCancel={() => setLeaving(enrolment)} />
            ))}
          </ul>
        </section>
      )}
      {certificates.length > 0 && (
        <section aria-labelledby={`${id}-certificates`}>
          <h2 id={`${id}-certificates`}>{t('certificates.title')}</h2>
          <ul>
            {certificates.map((certificate) => (
              <OwnCertificate key={certificate.number} certificate={certificate} />
            ))}
          </ul>
        </section>
      )}
      <Dialog
        alert
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('cancel.title', { course: leaving?.date.course.title ?? '' })}
        footer={
          <>
            <Button variant="secondary" data-autofocus onClick={() => setLeaving(undefined)}>
              {t('cancel.keep')}
            </Button>
            <Button onClick={confirm}>{t('cancel')}</Button>
          </>
        }
      >
        <p>{t('cancel.text')}</p>
      </Dialog>
    </div>
  )
}

const OwnDate = ({ enrolment, onCancel }: { enrolment: ShownEnrolment; onCancel: () => void }) => {
  const t = useTexts('training')
  const { language } = usePage().locale
  const { status, position, date } = enrolment
  const [days, hour] = useDateWords()(date)
  return (
    <li>
      <div>
        <strong>{date.course.title}</strong>
        <span>
          {days}, {hour}, {date.place?.city ?? t('online')}
        </span>
      </div>
      <Badge tone={status === 'Enrolled' ? 'ok' : 'info'}>
        {position === undefined ? t(`held.${status}`) : t('held.position', { position })}
      </Badge>
      <div className={styles.actions}>
        <Link
          href={calendarHref(date.id, language)}
          aria-label={t('calendar.of', { course: date.course.title, date: days })}
          download
        >
          {t('calendar')}
        </Link>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('cancel.of', { course: date.course.title, date: days })}
          onClick={onCancel}
        >
          {t('cancel')}
        </Button>
      </div>
    </li>
  )
}

const TONES = { valid: 'ok', expired: 'warn', revoked: 'bad' } as const

const OwnCertificate = ({ certificate: { number, course, issuedOn, state } }: { certificate: ShownCertificate }) => {
  const t = useTexts('training')
  const formats = useFormats()
  const { locale } = usePage()
  return (
    <li>
      <div>
        <strong>{course.title}</strong>
        <span>{t('certificate.issued', { day: formats.date(issuedOn) })}</span>
      </div>
      <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      <Link href={pageHref(locale, `${CERTIFICATES_PATH}/${number}`)}>{number}</Link>
    </li>
  )
}

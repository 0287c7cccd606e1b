import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { listAttendance, noteAttendance, type listOfficeCourses } from '#features/training/training/office/course-office.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-office.module.css'

type Course = ReplyOf<typeof listOfficeCourses>['courses'][number]
type Person = ReplyOf<typeof listAttendance>['people'][number]
type AttendanceProps = { course: Course; date: Course['dates'][number]; onClose: () => void }

/** Who was there gets the certificate; from who was not it is taken back. */
export const AttendanceDialog = ({ course, date, onClose }: AttendanceProps) => {
  const t = useTexts('training')
  const { date: writeDay } = useFormats()
  const params = { dateId: date.id }
  const { data, isError } = useEndpointQuery(listAttendance, { params })
  const noting = useEndpointMutation(noteAttendance)
  const note = async (personId: string, attended: boolean): Promise<void> => {
    await noting.mutateAsync({ params: { ...params, personId }, body: { attended } }).catch(() => undefined)
    await refreshQueries(listAttendance)
  }
  return (
    <Dialog
      open
      size="wide"
      title={t('office.attendanceOf', { course: course.title, date: writeDay(date.startsAt) })}
      onClose={onClose}
    >
      <div className={styles.form}>
        {data && !data.hasBegun && <Message tone="info">{t('office.notBegun')}</Message>}
        {(isError || noting.isError) && (
          <Message tone="bad" live>
            {t('office.failed')}
          </Message>
        )}
        {data?.people.length === 0 && <p className={styles.muted}>{t('office.nobody')}</p>}
        <ul className={styles.dates}>
          {data?.people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isOpen={data.hasBegun}
              onNote={(attended) => void note(person.id, attended)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

type RowProps = { person: Person; isOpen: boolean; onNote: (attended: boolean) => void }

const PersonRow = ({ person: { name, email, status, attended, certificate }, isOpen, onNote }: RowProps) => {
  const t = useTexts('training')
  return (
    <li>
      <span>
        <strong>{name}</strong> <span className={styles.muted}>{email}</span>
      </span>
      <span className={styles.muted}>
        {attended !== null && <Badge tone={attended ? 'ok' : 'bad'}>{t(attended ? 'office.present' : 'office.absent')}</Badge>}{' '}
        {status === 'Waiting' ? t('held.Waiting') : (certificate ?? '')}
      </span>
      {isOpen && status === 'Enrolled' && (
        <span className={styles.tools}>
          <Button
            variant="quiet"
            size="small"
            aria-pressed={attended === true}
            aria-label={t('office.presentOf', { name })}
            onClick={() => onNote(true)}
          >
            {t('office.present')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-pressed={attended === false}
            aria-label={t('office.absentOf', { name })}
            onClick={() => onNote(false)}
          >
            {t('office.absent')}
          </Button>
        </span>
      )}
    </li>
  )
}

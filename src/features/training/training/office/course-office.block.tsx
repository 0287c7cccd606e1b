import { useState } from 'react'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { AttendanceDialog } from '#features/training/training/office/attendance-dialog.tsx'
import { CourseDialog } from '#features/training/training/office/course-dialog.tsx'
import { DateDialog } from '#features/training/training/office/date-dialog.tsx'
import { listOfficeCourses, removeCourseDate } from '#features/training/training/office/course-office.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-office.module.css'

type Course = ReplyOf<typeof listOfficeCourses>['courses'][number]
type CourseDate = Course['dates'][number]
type Opened =
  | { readonly kind: 'course' }
  | { readonly kind: 'date'; readonly course: Course }
  | { readonly kind: 'attendance'; readonly course: Course; readonly date: CourseDate }

/** Where staff put up courses and dates, and keep the list of who was there. */
export const Block = () => {
  const t = useTexts('training')
  const { language } = usePage().locale
  const { data, isError, refetch } = useEndpointQuery(listOfficeCourses, { query: { language } })
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Section space="tight">
      <div className={styles.page}>
        <div>
          <Button onClick={() => setOpened({ kind: 'course' })}>{t('office.course.new')}</Button>
        </div>
        {isError && !data && (
          <ErrorState headingLevel={2} onRetry={() => void refetch()}>
            {t('office.failed')}
          </ErrorState>
        )}
        {data?.courses.length === 0 && <EmptyState headingLevel={2} title={t('office.none')} />}
        {data?.courses.map((course) => (
          <CourseCard key={course.id} course={course} onOpen={setOpened} />
        ))}
      </div>
      {opened?.kind === 'course' && <CourseDialog onClose={close} />}
      {opened?.kind === 'date' && <DateDialog course={opened.course} onClose={close} />}
      {opened?.kind === 'attendance' && <AttendanceDialog course={opened.course} date={opened.date} onClose={close} />}
    </Section>
  )
}

const CourseCard = ({ course, onOpen }: { course: Course; onOpen: (opened: Opened) => void }) => {
  const t = useTexts('training')
  const { date: writeDay } = useFormats()
  const removing = useEndpointMutation(removeCourseDate)
  const remove = async (dateId: string): Promise<void> => {
    await removing.mutateAsync({ params: { dateId } }).catch(() => undefined)
    await refreshQueries(listOfficeCourses)
  }
  const { id, title, days, certificateMonths, dates } = course
  return (
    <section className={styles.card} aria-labelledby={`course-${id}`}>
      <header className={styles.head}>
        <div>
          <h2 id={`course-${id}`}>{title}</h2>
          <p className={styles.muted}>
            {[
              id,
              t('office.days', { count: days }),
              certificateMonths === null ? '' : t('office.certificate', { count: certificateMonths }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('office.date.newOf', { course: title })}
          onClick={() => onOpen({ kind: 'date', course })}
        >
          {t('office.date.new')}
        </Button>
      </header>
      {dates.length === 0 ? (
        <p className={styles.muted}>{t('office.date.none')}</p>
      ) : (
        <ul className={styles.dates}>
          {dates.map((date) => (
            <li key={date.id}>
              <span>
                <strong>{writeDay(date.startsAt)}</strong> {date.city ?? t('office.online')}
              </span>
              <span className={styles.muted}>
                {t('office.taken', { count: date.enrolled, seats: date.seats })}
                {date.waiting > 0 && `, ${t('seats.waiting', { count: date.waiting })}`}
              </span>
              <span className={styles.tools}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('office.attendanceOf', { course: title, date: writeDay(date.startsAt) })}
                  onClick={() => onOpen({ kind: 'attendance', course, date })}
                >
                  {t('office.attendance')}
                </Button>
                {date.enrolled + date.waiting === 0 && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('office.date.removeOf', { course: title, date: writeDay(date.startsAt) })}
                    onClick={() => void remove(date.id)}
                  >
                    {t('office.date.remove')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {removing.isError && (
        <Message tone="bad" live>
          {t('office.failed')}
        </Message>
      )}
    </section>
  )
}

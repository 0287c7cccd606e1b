import { usePage } from '#foundation/blocks/public.ts'
import { nameLanguage } from '#features/training/training/courses/course-filter.tsx'
import { describePlace } from '#features/training/training/courses/course-words.rules.ts'
import type { Course, CourseDate } from '#features/training/training/courses/course.rules.ts'
import type { EnrolmentActions } from '#features/training/training/courses/use-enrolment.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-catalogue.module.css'

type CourseDatesProps = { course: Course; enrolment: EnrolmentActions }

export const CourseDates = ({ course, enrolment }: CourseDatesProps) => {
  const t = useTexts('training')
  return (
    <table className={styles.dates} aria-label={t('dates.of', { course: course.title })}>
      <thead>
        <tr>
          <th scope="col">{t('dates.date')}</th>
          <th scope="col">{t('dates.place')}</th>
          <th scope="col">{t('dates.language')}</th>
          <th scope="col">{t('dates.seats')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('dates.action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {course.dates.map((date) => (
          <DateRow key={date.id} course={course} date={date} enrolment={enrolment} />
        ))}
      </tbody>
    </table>
  )
}

/** The address of the file for one's calendar. */
export const calendarHref = (dateId: string, language: string): string =>
  `/api/training/v1/dates/${dateId}/calendar.ics?language=${language}`

/** The days and the hour at the place. */
export const useDateWords = () => {
  const formats = useFormats()
  return ({ startsAt, endsAt, timeZone }: CourseDate): readonly [days: string, hour: string] => {
    const [first, last] = [formats.date(startsAt, { timeZone }), formats.date(endsAt, { timeZone })]
    return [first === last ? first : `${first} – ${last}`, formats.time(startsAt, { timeZone })]
  }
}

const DateRow = ({ course, date, enrolment }: CourseDatesProps & { date: CourseDate }) => {
  const t = useTexts('training')
  const { language } = usePage().locale
  const [days, hour] = useDateWords()(date)
  const enrolled = enrolment.own?.enrolments.find((one) => one.date.id === date.id)
  return (
    <tr>
      <th scope="row">
        {days}
        <span>{hour}</span>
      </th>
      <td>
        {describePlace(date.place && { ...date.place, venue: '' }, language) || t('online')}
        {date.place?.venue && <span>{date.place.venue}</span>}
      </td>
      <td>{nameLanguage(date.language)}</td>
      <td>
        <Seats date={date} />
      </td>
      <td>
        <div className={styles.actions}>
          {enrolled && <Badge tone={enrolled.status === 'Enrolled' ? 'ok' : 'info'}>{t(`held.${enrolled.status}`)}</Badge>}
          {!enrolled && enrolment.own?.isApproved && (
            <Button
              size="small"
              variant={date.seatsLeft > 0 ? 'primary' : 'secondary'}
              busy={enrolment.busyId === date.id}
              aria-label={t(date.seatsLeft > 0 ? 'enrol.on' : 'queue.on', { course: course.title, date: days })}
              onClick={() => enrolment.enrol(date.id, course.title)}
            >
              {t(date.seatsLeft > 0 ? 'enrol' : 'queue')}
            </Button>
          )}
          <a
            className={styles.calendar}
            href={calendarHref(date.id, language)}
            aria-label={t('calendar.of', { course: course.title, date: days })}
            download
          >
            <Icon name="cal" size="small" />
            {t('calendar')}
          </a>
        </div>
      </td>
    </tr>
  )
}

const FEW = 3

const Seats = ({ date: { seats, seatsLeft, waiting } }: { date: CourseDate }) => {
  const t = useTexts('training')
  if (seatsLeft === 0)
    return (
      <>
        <Badge tone="warn">{t('seats.none')}</Badge>
        {waiting > 0 && <span>{t('seats.waiting', { count: waiting })}</span>}
      </>
    )
  return <Badge tone={seatsLeft <= FEW ? 'info' : 'ok'}>{t('seats.left', { count: seatsLeft, seats })}</Badge>
}

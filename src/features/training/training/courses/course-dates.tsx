import { usePage } from '#foundation/blocks/public.ts'
import { nameLanguage } from '#features/training/training/courses/course-filter.tsx'
import { describePlace } from '#features/training/training/courses/course-words.rules.ts'
import type { Course, CourseDate } from '#features/training/training/courses/course.rules.ts'
import type { EnrolmentActions } from '#features/training/training/courses/use-enrolment.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-catalogue.module.css'

type CourseDatesProps = { course: Course; enrolment: EnrolmentActions }

const useColumns = ({ course, enrolment }: CourseDatesProps): readonly Column<CourseDate>[] => {
  const t = useTexts('training')
  const { language } = usePage().locale
  const describe = useDateWords()
  return [
    {
      key: 'date',
      header: t('dates.date'),
      rowHeader: true,
      cell: (date) => {
        const [days, hour] = describe(date)
        return (
          <>
            {days}
            <span>{hour}</span>
          </>
        )
      },
    },
    {
      key: 'place',
      header: t('dates.place'),
      cell: ({ place }) => (
        <>
          {describePlace(place && { ...place, venue: '' }, language) || t('online')}
          {place?.venue && <span>{place.venue}</span>}
        </>
      ),
    },
    { key: 'language', header: t('dates.language'), phone: 'end', cell: (date) => nameLanguage(date.language) },
    { key: 'seats', header: t('dates.seats'), phone: 'end', cell: (date) => <Seats date={date} /> },
    {
      key: 'action',
      header: t('dates.action'),
      phone: 'full',
      cell: (date) => <DateActions course={course} date={date} enrolment={enrolment} />,
    },
  ]
}

export const CourseDates = (props: CourseDatesProps) => {
  const t = useTexts('training')
  const { title, dates } = props.course
  return (
    <div className={styles.dates}>
      <Table caption={t('dates.of', { course: title })} columns={useColumns(props)} rows={dates} rowKey={({ id }) => id} />
    </div>
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

const DateActions = ({ course, date, enrolment }: CourseDatesProps & { date: CourseDate }) => {
  const t = useTexts('training')
  const { language } = usePage().locale
  const [days] = useDateWords()(date)
  const enrolled = enrolment.own?.enrolments.find((one) => one.date.id === date.id)
  return (
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

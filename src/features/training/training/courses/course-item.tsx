import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { CourseDates } from '#features/training/training/courses/course-dates.tsx'
import type { Course } from '#features/training/training/courses/course.rules.ts'
import type { EnrolmentActions } from '#features/training/training/courses/use-enrolment.client.ts'
import { TRAINING_PATH } from '#features/training/training/training-paths.rules.ts'
import { Tag } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-catalogue.module.css'

export const CourseItem = ({ course, enrolment }: { course: Course; enrolment: EnrolmentActions }) => {
  const t = useTexts('training')
  const { id, title, summary, audience, level, days, certificateMonths, dates } = course
  return (
    <li className={styles.course} id={`course-${id}`}>
      <div className={styles.about}>
        <h2>{title}</h2>
        <p className={styles.marks}>
          <span className={styles.code}>{id}</span>
          <Tag>{t(`level.${level}`)}</Tag>
          <Tag>{t(days === 1 ? 'days.one' : 'days.many', { count: days })}</Tag>
          {certificateMonths !== null && <Tag>{t('certificate.with')}</Tag>}
        </p>
        <p>{summary}</p>
        <p className={styles.audience}>{t('audience', { people: audience })}</p>
      </div>
      {dates.length > 0 ? <CourseDates course={course} enrolment={enrolment} /> : <NoDates />}
      {dates.length > 0 && <WayIn enrolment={enrolment} />}
    </li>
  )
}

const NoDates = () => {
  const t = useTexts('training')
  const { locale } = usePage()
  return (
    <p className={styles.noDates}>
      {t('dates.none')} <Link href={pageHref(locale, TRAINING_PATH)}>{t('dates.ask')}</Link>
    </p>
  )
}

/** The missing condition for a seat: signing in, or access to training. */
const WayIn = ({ enrolment: { isSignedIn, own } }: { enrolment: EnrolmentActions }) => {
  const t = useTexts('training')
  const { locale, config, path } = usePage()
  if (own?.isApproved || (isSignedIn && !own)) return null
  return (
    <p className={styles.noDates}>
      {isSignedIn ? (
        <Link href={pageHref(locale, TRAINING_PATH)}>{t('enrol.ask')}</Link>
      ) : (
        <Link href={signInAddress(config, pageHref(locale, path))}>{t('enrol.signIn')}</Link>
      )}
    </p>
  )
}

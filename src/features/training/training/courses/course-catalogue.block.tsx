import { useState } from 'react'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { CourseFilter } from '#features/training/training/courses/course-filter.tsx'
import { CourseItem } from '#features/training/training/courses/course-item.tsx'
import { filterCourses, NO_CHOICE } from '#features/training/training/courses/course.rules.ts'
import type { CourseCatalogueProps } from '#features/training/training/courses/course-catalogue.schema.ts'
import { OwnTraining } from '#features/training/training/courses/my-training.tsx'
import { useCourses } from '#features/training/training/courses/use-courses.client.ts'
import { useEnrolment } from '#features/training/training/courses/use-enrolment.client.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-catalogue.module.css'

/** Courses, their dates and seats; for who may train also the way in and out. */
export const Block = ({ courses: drawn, chosen }: CourseCatalogueProps) => {
  const t = useTexts('training')
  const courses = useCourses(drawn)
  const enrolment = useEnrolment()
  const [choice, setChoice] = useState(NO_CHOICE)
  const found = filterCourses(courses, choice).toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen))
  return (
    <div className={`wrap ${styles.place}`}>
      {enrolment.own && <OwnTraining own={enrolment.own} onCancel={enrolment.cancel} />}
      <div role="status" className={styles.message}>
        {enrolment.message && <Message tone={enrolment.message.tone}>{enrolment.message.text}</Message>}
      </div>
      <CourseFilter courses={courses} choice={choice} onChange={setChoice} />
      <p className={styles.count} role="status">
        {t('count', { count: found.length })}
      </p>
      {courses.length === 0 && <NothingYet kind="courses" title={t('none.title')} icon="cal" headingLevel={2} />}
      {courses.length > 0 && found.length === 0 && (
        <EmptyState
          title={t('none.title')}
          icon="cal"
          headingLevel={2}
          action={
            <Button variant="secondary" size="small" onClick={() => setChoice(NO_CHOICE)}>
              {t('none.all')}
            </Button>
          }
        >
          {t('none.text')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul className={styles.courses}>
          {found.map((course) => (
            <CourseItem key={course.id} course={course} enrolment={enrolment} />
          ))}
        </ul>
      )}
    </div>
  )
}

import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { COURSE_LEVELS } from '#features/training/training/courses/course.rules.ts'
import { courseForm, createCourse, listOfficeCourses } from '#features/training/training/office/course-office.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-office.module.css'

const EMPTY = { id: '', title: '', summary: '', audience: '', days: 1, certificateMonths: null, level: 'basic' } as const

export const CourseDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('training')
  const { language } = usePage().locale
  const form = useEndpointForm(createCourse, {
    rules: courseForm,
    values: { ...EMPTY, language },
    onSent: async () => {
      await refreshQueries(listOfficeCourses)
      onClose()
    },
  })
  const { error } = form.outcome
  return (
    <Dialog
      open
      title={t('office.course.new')}
      onClose={onClose}
      footer={
        <Button type="submit" form="course-form" busy={form.isBusy}>
          {t('office.save')}
        </Button>
      }
    >
      <form {...form.props} id="course-form" className={styles.form}>
        <div className={styles.pair}>
          <TextField label={t('office.number')} hint={t('office.number.hint')} maxLength={30} {...form.field('id')} />
          <Select
            label={t('office.level')}
            options={COURSE_LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
            {...form.field('level')}
          />
        </div>
        <TextField label={t('office.title')} {...form.field('title')} />
        <TextArea label={t('office.summary')} {...form.field('summary')} />
        <TextField label={t('office.audience')} {...form.field('audience')} />
        <div className={styles.pair}>
          <TextField label={t('office.daysField')} {...form.field('days')} />
          <TextField label={t('office.months')} hint={t('office.months.hint')} {...form.field('certificateMonths')} />
        </div>
        {error && (
          <Message tone="bad" live>
            {t(error.status === 409 ? 'office.taken.number' : 'office.failed')}
          </Message>
        )}
      </form>
    </Dialog>
  )
}

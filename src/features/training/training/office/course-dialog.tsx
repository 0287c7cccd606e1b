import { useState, type SubmitEvent } from 'react'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { COURSE_LEVELS, type CourseLevel } from '#features/training/training/courses/course.rules.ts'
import { createCourse, listOfficeCourses } from '#features/training/training/office/course-office.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-office.module.css'

const EMPTY = { id: '', title: '', summary: '', audience: '', days: '1', months: '', level: 'basic' as CourseLevel }

export const CourseDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('training')
  const { language } = usePage().locale
  const creating = useEndpointMutation(createCourse)
  const [values, setValues] = useState(EMPTY)
  const write = (name: keyof typeof EMPTY) => (event: { readonly currentTarget: { readonly value: string } }) => {
    const { value } = event.currentTarget
    setValues((before) => ({ ...before, [name]: value }))
  }
  const save = async (): Promise<void> => {
    const { days, months, ...rest } = values
    const certificateMonths = months.trim() === '' ? null : Number(months)
    try {
      await creating.mutateAsync({ body: { ...rest, language, days: Number(days), certificateMonths } })
    } catch {
      return
    }
    await refreshQueries(listOfficeCourses)
    onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void save()
  }
  return (
    <Dialog
      open
      title={t('office.course.new')}
      onClose={onClose}
      footer={
        <Button type="submit" form="course-form" busy={creating.isPending}>
          {t('office.save')}
        </Button>
      }
    >
      <form id="course-form" className={styles.form} onSubmit={submit}>
        <div className={styles.pair}>
          <TextField
            label={t('office.number')}
            hint={t('office.number.hint')}
            required
            maxLength={30}
            value={values.id}
            onChange={write('id')}
          />
          <Select
            label={t('office.level')}
            value={values.level}
            onChange={write('level')}
            options={COURSE_LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
          />
        </div>
        <TextField label={t('office.title')} required maxLength={160} value={values.title} onChange={write('title')} />
        <TextArea label={t('office.summary')} required maxLength={1000} value={values.summary} onChange={write('summary')} />
        <TextField label={t('office.audience')} maxLength={300} value={values.audience} onChange={write('audience')} />
        <div className={styles.pair}>
          <TextField
            label={t('office.daysField')}
            type="number"
            min={1}
            max={60}
            required
            value={values.days}
            onChange={write('days')}
          />
          <TextField
            label={t('office.months')}
            hint={t('office.months.hint')}
            type="number"
            min={1}
            max={240}
            value={values.months}
            onChange={write('months')}
          />
        </div>
        {creating.isError && (
          <Message tone="bad" live>
            {t(creating.error.status === 409 ? 'office.taken.number' : 'office.failed')}
          </Message>
        )}
      </form>
    </Dialog>
  )
}

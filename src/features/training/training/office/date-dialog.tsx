import { useState, type SubmitEvent } from 'react'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { createCourseDate, listOfficeCourses } from '#features/training/training/office/course-office.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-office.module.css'

type Course = ReplyOf<typeof listOfficeCourses>['courses'][number]

const EMPTY = { start: '', end: '', city: '', countryCode: '', venue: '', seats: '12' }

/** Times are those of the clock where staff write them; the date keeps its time zone. */
export const DateDialog = ({ course, onClose }: { course: Course; onClose: () => void }) => {
  const t = useTexts('training')
  const { language } = usePage().locale
  const creating = useEndpointMutation(createCourseDate)
  const [values, setValues] = useState(EMPTY)
  const write = (name: keyof typeof EMPTY) => (event: { readonly currentTarget: { readonly value: string } }) => {
    const { value } = event.currentTarget
    setValues((before) => ({ ...before, [name]: value }))
  }
  const save = async (): Promise<void> => {
    const { start, end, city, countryCode, venue, seats } = values
    const body = {
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      language,
      place: city.trim() === '' ? null : { city, countryCode: countryCode.trim().toUpperCase(), venue },
      seats: Number(seats),
    }
    try {
      await creating.mutateAsync({ params: { id: course.id }, body })
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
      title={t('office.date.newOf', { course: course.title })}
      onClose={onClose}
      footer={
        <Button type="submit" form="date-form" busy={creating.isPending}>
          {t('office.save')}
        </Button>
      }
    >
      <form id="date-form" className={styles.form} onSubmit={submit}>
        <div className={styles.pair}>
          <TextField label={t('office.start')} type="datetime-local" required value={values.start} onChange={write('start')} />
          <TextField
            label={t('office.end')}
            type="datetime-local"
            required
            min={values.start}
            value={values.end}
            onChange={write('end')}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label={t('office.city')}
            hint={t('office.city.hint')}
            maxLength={80}
            value={values.city}
            onChange={write('city')}
          />
          <TextField
            label={t('office.country')}
            hint={t('office.country.hint')}
            maxLength={2}
            pattern="[A-Za-z]{2}"
            required={values.city.trim() !== ''}
            value={values.countryCode}
            onChange={write('countryCode')}
          />
        </div>
        <div className={styles.pair}>
          <TextField label={t('office.venue')} maxLength={160} value={values.venue} onChange={write('venue')} />
          <TextField
            label={t('office.seats')}
            type="number"
            min={1}
            max={1000}
            required
            value={values.seats}
            onChange={write('seats')}
          />
        </div>
        {creating.isError && (
          <Message tone="bad" live>
            {t('office.failed')}
          </Message>
        )}
      </form>
    </Dialog>
  )
}

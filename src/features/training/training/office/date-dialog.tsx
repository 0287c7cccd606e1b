import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { courseDateForm, createCourseDate, listOfficeCourses } from '#features/training/training/office/course-office.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-office.module.css'

type Course = ReplyOf<typeof listOfficeCourses>['courses'][number]

const EMPTY = { startsAt: '', endsAt: '', city: '', countryCode: '', venue: '', seats: '12' }
type Values = typeof EMPTY

const toTime = (typed: string): string => (typed === '' ? '' : new Date(typed).toISOString())

/** Times are those of the clock where staff write them; the date keeps its time zone. */
export const DateDialog = ({ course, onClose }: { course: Course; onClose: () => void }) => {
  const t = useTexts('training')
  const { language } = usePage().locale
  const ui = useTexts('ui')
  const form = useEndpointForm(createCourseDate, {
    rules: courseDateForm,
    request: { params: { id: course.id } },
    values: EMPTY,
    bodyOf: ({ startsAt, endsAt, city, countryCode, venue, seats }: Values) => ({
      startsAt: toTime(startsAt),
      endsAt: toTime(endsAt),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      language,
      place: city.trim() === '' ? null : { city, countryCode: countryCode.trim().toUpperCase(), venue },
      seats: Number(seats),
    }),
    faultsOf: ({ startsAt, endsAt, city, countryCode }) => ({
      startsAt: startsAt === '' ? ui('form.missing') : undefined,
      endsAt: endsAt === '' ? ui('form.missing') : endsAt < startsAt ? ui('form.field') : undefined,
      countryCode: city.trim() === '' || /^[a-z]{2}$/i.test(countryCode.trim()) ? undefined : ui('form.field'),
    }),
    onSent: async () => {
      await refreshQueries(listOfficeCourses)
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={t('office.date.newOf', { course: course.title })}
      onClose={onClose}
      footer={
        <Button type="submit" form="date-form" busy={form.isBusy}>
          {t('office.save')}
        </Button>
      }
    >
      <form {...form.props} id="date-form" className={styles.form}>
        <div className={styles.pair}>
          <TextField label={t('office.start')} type="datetime-local" {...form.field('startsAt')} required />
          <TextField
            label={t('office.end')}
            type="datetime-local"
            min={form.textOf('startsAt')}
            {...form.field('endsAt')}
            required
          />
        </div>
        <div className={styles.pair}>
          <TextField label={t('office.city')} hint={t('office.city.hint')} maxLength={80} {...form.field('city')} />
          <TextField
            label={t('office.country')}
            hint={t('office.country.hint')}
            maxLength={2}
            {...form.field('countryCode')}
            required={form.textOf('city').trim() !== ''}
          />
        </div>
        <div className={styles.pair}>
          <TextField label={t('office.venue')} maxLength={160} {...form.field('venue')} />
          <TextField label={t('office.seats')} {...form.field('seats')} />
        </div>
        {form.outcome.error && (
          <Message tone="bad" live>
            {t('office.failed')}
          </Message>
        )}
      </form>
    </Dialog>
  )
}

import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { readAccountName, shortenSoldTo } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { addSchedule, listSchedules, removeSchedule, scheduleForm } from '#features/orders/exports/schedule/schedule.api.ts'
import { SCHEDULE_PACES } from '#features/orders/exports/schedule/schedule.rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../my-downloads.module.css'

const FORMATS = ['xlsx', 'csv'] as const
const refresh = () => refreshQueries(listSchedules)

/** Exports that come by themselves: a mail tells of each, and its link leads here. */
export const ScheduledExports = () => {
  const t = useTexts('exports')
  const { date } = useFormats()
  const { data } = useEndpointQuery(listSchedules, {})
  const { mutate: remove } = useEndpointMutation(removeSchedule)
  const nameOf = (account: string): string => shortenSoldTo(readAccountName(account)?.number ?? account)
  return (
    <section className={styles.schedules} aria-labelledby="schedules">
      <h2 id="schedules">{t('schedules')}</h2>
      <p className={styles.lead}>{t('schedules.text')}</p>
      {data && data.schedules.length > 0 && (
        <ul className={styles.list}>
          {data.schedules.map(({ id, account, every, format, onlyChanged, nextAt }) => {
            const name = t('schedule.name', {
              account: nameOf(account),
              every: t(`every.${every}`),
              format: t(`format.${format}`),
            })
            return (
              <li key={id}>
                <span>
                  {name}
                  {onlyChanged && `, ${t('schedule.changed')}`}
                  <span className={styles.reason}>{t('schedule.next', { day: date(nextAt) })}</span>
                </span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('remove.named', { name })}
                  onClick={() => remove({ params: { id } }, { onSettled: () => void refresh() })}
                >
                  {t('remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <ScheduleForm />
    </section>
  )
}

const ScheduleForm = () => {
  const t = useTexts('exports')
  const { locale } = usePage()
  const form = useEndpointForm(addSchedule, {
    rules: scheduleForm,
    values: { every: 'week', format: 'xlsx', onlyChanged: true, language: locale.language },
    isOnce: true,
    onSent: refresh,
  })
  const { error } = form.outcome
  return (
    <form {...form.props} className={styles.schedule}>
      <Select
        label={t('schedule.every')}
        size="small"
        options={SCHEDULE_PACES.map((value) => ({ value, label: t(`every.${value}`) }))}
        {...form.field('every')}
      />
      <Select
        label={t('schedule.format')}
        size="small"
        options={FORMATS.map((value) => ({ value, label: t(`format.${value}`) }))}
        {...form.field('format')}
      />
      <Checkbox label={t('changed')} {...form.box('onlyChanged')} />
      <Button type="submit" variant="secondary" size="small" busy={form.isBusy}>
        {t('schedule.add')}
      </Button>
      {error && (
        <Message tone="bad" live>
          {t(error.status === 409 ? 'schedule.refused' : 'notStarted')}
        </Message>
      )}
    </form>
  )
}

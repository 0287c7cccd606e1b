import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { rateCase, ratingForm, readCase } from '#features/support/cases/case.api.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Radio } from '#ui/radio.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

const STARS = [1, 2, 3, 4, 5] as const

/** How well it was answered, said once it is over; it may be changed. */
export const RatingForm = ({ view }: { view: CaseView }) => {
  const t = useTexts('cases')
  const form = useEndpointForm(rateCase, {
    rules: ratingForm,
    request: { params: { id: view.id } },
    values: { rating: 0, text: view.ratingText ?? '' },
    onSent: async () => {
      await refreshQueries(readCase)
      form.reset({ rating: 0, text: form.textOf('text') })
    },
  })
  const rating = form.valueOf('rating')
  if (view.rating !== null && rating === 0)
    return (
      <div role="status">
        <Message tone="ok">{t('rate.thanks', { count: view.rating })}</Message>
      </div>
    )
  return (
    <form {...form.props} className={styles.card}>
      <fieldset className={styles.rating}>
        <legend>{t('rate')}</legend>
        {STARS.map((count) => (
          <Radio
            key={count}
            name="rating"
            label={t('rate.star', { count })}
            value={String(count)}
            checked={rating === count}
            onChange={() => form.change('rating', count)}
          />
        ))}
      </fieldset>
      <TextField label={t('rate.text')} optional {...form.field('text')} />
      {form.outcome.error && (
        <Message tone="bad" live>
          {t('answer.failed')}
        </Message>
      )}
      <div>
        <Button type="submit" busy={form.isBusy} disabled={rating === 0}>
          {t('rate.send')}
        </Button>
      </div>
    </form>
  )
}

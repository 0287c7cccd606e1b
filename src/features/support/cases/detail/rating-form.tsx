import { useState } from 'react'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { rateCase, readCase } from '#features/support/cases/case.api.ts'
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
  const [rating, setRating] = useState<number>()
  const [text, setText] = useState(view.ratingText ?? '')
  const rate = useEndpointMutation(rateCase)
  const send = async (): Promise<void> => {
    if (rating === undefined || rate.isPending) return
    await rate.mutateAsync({ params: { id: view.id }, body: { rating, text } }).catch(() => undefined)
    await refreshQueries(readCase)
  }
  if (view.rating !== null && rating === undefined)
    return (
      <div role="status">
        <Message tone="ok">{t('rate.thanks', { count: view.rating })}</Message>
      </div>
    )
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault()
        void send().then(() => setRating(undefined))
      }}
    >
      <fieldset className={styles.rating}>
        <legend>{t('rate')}</legend>
        {STARS.map((count) => (
          <Radio
            key={count}
            name="rating"
            label={t('rate.star', { count })}
            value={String(count)}
            checked={rating === count}
            onChange={() => setRating(count)}
          />
        ))}
      </fieldset>
      <TextField
        label={t('rate.text')}
        optional
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {rate.isError && (
        <Message tone="bad" live>
          {t('answer.failed')}
        </Message>
      )}
      <div>
        <Button type="submit" busy={rate.isPending} disabled={rating === undefined}>
          {t('rate.send')}
        </Button>
      </div>
    </form>
  )
}

import { CallError, useEndpointMutation } from '#browser/query.ts'
import { rememberMatch } from '#features/company/part-numbers/public.ts'
import type { MatchOffer } from '#features/buying/quick-order/page/use-reading.client.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

const isTaken = (error: unknown): boolean => error instanceof CallError && error.status === 409

/** Offers to remember for the company which part somebody confirmed for a number. */
export const RememberMatch = ({ offer, country }: { offer: MatchOffer; country: string }) => {
  const t = useTexts('quick-order')
  const remembering = useEndpointMutation(rememberMatch)
  const { number } = offer
  const remember = (): void => remembering.mutate({ query: { country }, body: offer })
  const failure = isTaken(remembering.error) ? t('remember.taken', { number }) : t('failed')
  return (
    <span className={styles.remember}>
      {!remembering.isSuccess && (
        <Button
          variant="quiet"
          size="small"
          busy={remembering.isPending}
          aria-label={t('remember.of', { number })}
          onClick={remember}
        >
          {t('remember')}
        </Button>
      )}
      <span role="status">
        {remembering.isSuccess && t('remember.done', { number })}
        {remembering.isError && failure}
      </span>
    </span>
  )
}

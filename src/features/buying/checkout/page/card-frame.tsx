import type { CardFrame } from '#features/buying/checkout/page/use-card-frame.client.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

/** Its scripts run and it knows its own origin, which is never ours; it opens nothing and leads nowhere. */
const RIGHTS = 'allow-scripts allow-same-origin allow-forms'

/** Card numbers are typed into the gateway's page: no script of ours can read them. */
export const CardFrameFields = ({ card: { frame, state, fieldsUrl, height, open } }: { readonly card: CardFrame }) => {
  const t = useTexts('checkout')
  return (
    <div>
      {state === 'failed' && (
        <Message
          tone="bad"
          live
          action={
            <Button variant="secondary" size="small" onClick={open}>
              {t('card.retry')}
            </Button>
          }
        >
          {t('card.unavailable')}
        </Message>
      )}
      {state === 'loading' && (
        <>
          <p className="visually-hidden" role="status">
            {t('card.loading')}
          </p>
          <Skeleton shape="block" />
        </>
      )}
      {fieldsUrl && (
        <iframe
          key={fieldsUrl}
          ref={frame}
          className={styles.cardFrame}
          title={t('card.details')}
          src={fieldsUrl}
          height={height}
          data-state={state}
          sandbox={RIGHTS}
          referrerPolicy="origin"
        />
      )}
    </div>
  )
}

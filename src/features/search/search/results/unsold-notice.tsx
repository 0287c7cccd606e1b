import { nameUnsoldText, type UnsoldPart } from '#features/storefront/unsold-parts/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './results.module.css'

/** The part whose number was requested is sold in other countries: said before anything else is shown for it. */
export const UnsoldNotice = ({ part }: { part: UnsoldPart | undefined }) => {
  const t = useTexts('unsold-parts')
  return (
    <div className={styles.unsold} data-results-part="unsold">
      {part && (
        <Message
          tone="warn"
          title={t(nameUnsoldText(part), { item: part.sku, market: part.marketName })}
          action={
            <ButtonLink variant="secondary" size="small" href={part.href}>
              {t('change')}
            </ButtonLink>
          }
        >
          {part.name}
        </Message>
      )}
    </div>
  )
}

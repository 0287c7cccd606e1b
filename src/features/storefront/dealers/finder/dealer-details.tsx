import { markSlot } from '#foundation/blocks/public.ts'
import type { DealerCard } from '#features/storefront/dealers/finder/dealer-view.rules.ts'
import { writeGeoLink, writePhoneLink } from '#features/storefront/dealers/finder/dealer-lines.rules.ts'
import type { Dealers } from '#features/storefront/dealers/finder/use-dealers.client.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './dealer-details.module.css'

/** The button that copies a text. */
const CopyButton = ({ label, text }: { label: string; text: string }) => {
  const t = useTexts('dealers')
  return (
    <>
      <Button variant="quiet" size="small" {...markSlot('copy', text)} {...markSlot('copied', t('copied'))}>
        {label}
      </Button>
      <span className={styles.copied} role="status" />
    </>
  )
}

/** How to reach the dealer that was chosen. No map of others is asked: a phone opens its own, anywhere else coordinates are copied. */
export const DealerDetails = ({ dealer, dealers }: { dealer: DealerCard; dealers: Dealers }) => {
  const t = useTexts('dealers')
  const close = useTexts('ui')('close')
  const { choice, isHydrated, hrefOf, choose } = dealers
  const href = hrefOf({ ...choice, isFramed: false })
  return (
    <section className={styles.details} aria-label={dealer.name} data-dealer-details="">
      <div className={styles.head}>
        <h2 className={styles.name}>{dealer.name}</h2>
        {isHydrated && (
          <IconButton label={close} onClick={() => choose('')}>
            <Icon name="close" size="small" />
          </IconButton>
        )}
      </div>
      <address className={styles.address}>
        {dealer.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl className={styles.facts}>
        {dealer.phone && (
          <>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={writePhoneLink(dealer.phone)}>{dealer.phone}</a>
            </dd>
          </>
        )}
        {dealer.mail && (
          <>
            <dt>{t('mail')}</dt>
            <dd>
              <a href={`mailto:${dealer.mail}`}>{dealer.mail}</a>
            </dd>
          </>
        )}
        {dealer.web && (
          <>
            <dt>{t('web')}</dt>
            <dd>
              <Link external href={dealer.web}>
                {dealer.web.replace(/^https:\/\//, '')}
              </Link>
            </dd>
          </>
        )}
        {dealer.hours.length > 0 && (
          <>
            <dt>{t('hours')}</dt>
            <dd>
              {dealer.hours.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </>
        )}
      </dl>
      <p className={styles.ways}>
        <a className={styles.directions} href={writeGeoLink(dealer)}>
          {t('directions')}
        </a>
        {isHydrated ? (
          <>
            <CopyButton label={t('coordinates')} text={`${dealer.lat}, ${dealer.lon}`} />
            <CopyButton label={t('link')} text={location.origin + href} />
          </>
        ) : (
          <span>
            {dealer.lat}, {dealer.lon}
          </span>
        )}
      </p>
    </section>
  )
}

import type { VisitorLocation } from '#features/storefront/dealers/finder/use-location.client.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './location-bar.module.css'

/** Asks for the visitor's place, and says what came of it. */
export const LocationBar = ({ location: { locating, locate, forget } }: { location: VisitorLocation }) => {
  const t = useTexts('dealers')
  const isOn = locating === 'on'
  return (
    <div className={styles.bar}>
      <Button variant="secondary" size="small" busy={locating === 'asking'} onClick={isOn ? forget : locate}>
        {t(isOn ? 'locate.stop' : locating === 'asking' ? 'locate.asking' : 'locate')}
      </Button>
      <div role="status">
        {isOn && <p className={styles.note}>{t('locate.on')}</p>}
        {(locating === 'refused' || locating === 'failed') && <Message tone="warn">{t(`locate.${locating}`)}</Message>}
      </div>
    </div>
  )
}

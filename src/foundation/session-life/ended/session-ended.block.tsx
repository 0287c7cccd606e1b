import { useSyncExternalStore } from 'react'
import { localStore, sessionStore } from '#browser/storage.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { readReturn } from '#foundation/session-life/driver/session-address.rules.ts'
import { readStoredReturn } from '#foundation/session-life/driver/session-storage.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './session-ended.module.css'

const never = () => () => {}

/** The link works without script too; with it, it knows the way back [2.14.5]. */
export const Block = () => {
  const { config } = usePage()
  const t = useTexts('session-life')
  const resource = useSyncExternalStore(
    never,
    () => readReturn(readStoredReturn(sessionStore, localStore).stored, config.postLoginHomePath),
    () => config.postLoginHomePath,
  )
  return (
    <div className={`wrap ${styles.ended}`}>
      <Icon name="clock" size="large" />
      <h1>{t('ended.title')}</h1>
      <p>{t('ended.text')}</p>
      <div className={styles.ways}>
        <ButtonLink href={signInAddress(config, resource)}>{t('signIn')}</ButtonLink>
        <ButtonLink variant="secondary" href={config.homePath}>
          {t('ended.home')}
        </ButtonLink>
      </div>
    </div>
  )
}

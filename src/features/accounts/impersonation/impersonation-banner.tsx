import { useState } from 'react'
import type { Acting } from '#features/accounts/impersonation/impersonation-state.client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './impersonation-banner.module.css'

type ActingBannerProps = { acting: Acting; onStop: () => Promise<boolean> }

/** Stays in sight on every page: whoever acts in another's name must not forget it. */
export const ActingBanner = ({ acting: { name, company, until, hasEnded }, onStop }: ActingBannerProps) => {
  const t = useTexts('impersonation')
  const formats = useFormats()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const stop = async (): Promise<void> => {
    setState('busy')
    setState((await onStop()) ? 'busy' : 'failed')
  }
  return (
    <aside className={styles.banner} aria-label={t('region')} data-ended={hasEnded || undefined}>
      <div className="wrap">
        <Icon name="user" />
        <p role="status">
          <strong>{hasEnded ? t('ended', { name }) : t('banner', { name, company })}</strong>{' '}
          <span>{hasEnded ? t('ended.text') : t('until', { time: formats.time(until, { timeZone }) })}</span>
          {state === 'failed' && <span role="alert"> {t('failed')}</span>}
        </p>
        <Button variant="secondary" size="small" busy={state === 'busy'} onClick={() => void stop()}>
          {t(hasEnded ? 'continue' : 'stop')}
        </Button>
      </div>
    </aside>
  )
}

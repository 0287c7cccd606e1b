import { useId, type KeyboardEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import type { SpinSet } from '#features/site/media/blocks/spin-set.schema.ts'
import { SpinFrame } from '#features/site/media/spin-frame.tsx'
import { answerSpinKey, degreesOf } from '#features/site/media/spin.rules.ts'
import { useSpin } from '#features/site/media/use-spin.client.ts'
import styles from './spin-set.module.css'

export const Block = ({ heading, text, alt, frames, autoTurn }: SpinSet) => {
  const t = useTexts('media')
  const id = useId()
  const count = frames.length
  const { frame, shown, requested, isTurning, mayTurn, setTurning, turn, markLoaded, dragging } = useSpin(count, autoTurn)
  /** As the slider would, and round the turn; also for keys that were pressed before the page was awake. */
  const steer = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || answerSpinKey(frame, event.key, count) === undefined) return
    event.preventDefault()
    turn((current) => answerSpinKey(current, event.key, count) ?? current)
  }
  return (
    <Section heading={heading} text={text} layout="split">
      <div className={styles.spin}>
        <div className={styles.stage} role="img" aria-label={alt} {...dragging}>
          {requested.map((index) => {
            const image = frames[index]?.image
            return image && <SpinFrame key={index} index={index} image={image} isShown={index === shown} onArrive={markLoaded} />
          })}
        </div>
        <div className={styles.tools}>
          <label className={styles.label} htmlFor={id}>
            {t('view')}
          </label>
          <input
            id={id}
            className={styles.slider}
            type="range"
            min={0}
            max={count - 1}
            value={frame}
            aria-valuetext={t('degrees', { n: degreesOf(frame, count) })}
            onKeyDown={steer}
            onChange={({ currentTarget: { valueAsNumber } }) => turn(() => valueAsNumber)}
          />
          <Button variant="secondary" size="small" onClick={() => turn((current) => current - 1)}>
            <Icon name="left" size="small" />
            {t('turnLeft')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => turn((current) => current + 1)}>
            {t('turnRight')}
            <Icon name="right" size="small" />
          </Button>
          {mayTurn && (
            <Button variant="quiet" size="small" onClick={() => setTurning(!isTurning)}>
              {isTurning ? t('stopTurning') : t('turnAlone')}
            </Button>
          )}
        </div>
        <p className={styles.help}>{t('spinHelp')}</p>
      </div>
    </Section>
  )
}

import { useState } from 'react'
import { findEffectivity, readSerial, type Effectivity } from '#features/documents/publications/publication.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './detail.module.css'

/** Serial numbers are names, not amounts: no thousands marks. */
const useRange = (): ((effectivity: Effectivity) => string) => {
  const t = useTexts('publications')
  return ({ from, to }) => {
    if (from === null && to === null) return t('effectivity.all')
    if (to === null) return t('effectivity.from', { from: String(from) })
    return from === null
      ? t('effectivity.to', { to: String(to) })
      : t('effectivity.range', { from: String(from), to: String(to) })
  }
}

/** Which units a revision is for, and whether one's own is among them. */
export const EffectivityCheck = ({ effectivity }: { effectivity: readonly Effectivity[] }) => {
  const t = useTexts('publications')
  const range = useRange()
  const [typed, setTyped] = useState('')
  const [requested, setRequested] = useState<string>()
  const serial = requested === undefined ? undefined : readSerial(requested)
  const found = serial === undefined ? undefined : findEffectivity(effectivity, serial)
  const isBad = requested !== undefined && serial === undefined
  return (
    <section className={styles.card}>
      <h2>{t('effectivity')}</h2>
      <ul className={styles.units}>
        {effectivity.map((unit) => (
          <li key={`${unit.part} ${unit.from} ${unit.to}`}>
            <span className="num">{unit.part}</span>, {range(unit)}
          </li>
        ))}
      </ul>
      <form
        className={styles.serial}
        onSubmit={(event) => {
          event.preventDefault()
          setRequested(typed)
        }}
      >
        <TextField
          size="small"
          label={t('serial')}
          inputMode="numeric"
          maxLength={20}
          value={typed}
          error={isBad ? t('serial.bad') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" size="small">
          {t('serial.check')}
        </Button>
      </form>
      <div role="status">
        {serial !== undefined && (
          <Message tone={found ? 'ok' : 'warn'}>
            {found ? t('serial.yes', { part: found.part, serial: String(serial) }) : t('serial.no', { serial: String(serial) })}
          </Message>
        )}
      </div>
    </section>
  )
}

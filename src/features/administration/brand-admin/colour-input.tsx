import type { ComponentProps } from 'react'
import { checkColour, writeRatio, LEAST_CONTRAST, type ColourCheck } from '#foundation/brand/public.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { parseColour } from '#ui/colour.ts'
import { TextField } from '#ui/field.tsx'
import type { Theme } from '#ui/themes.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './brand-admin.module.css'

type ColourInputProps = {
  field: 'brandColour' | 'actionColour'
  value: string
  /** Properties of the field itself. */
  input: Omit<ComponentProps<typeof TextField>, 'label'>
  theme: Theme
  onChange: (value: string) => void
}

const Ratio = ({ label, ratio }: { label: string; ratio: number }) => (
  <Badge tone={ratio >= LEAST_CONTRAST ? 'ok' : 'bad'}>{`${label} ${writeRatio(ratio)}`}</Badge>
)

const Ratios = ({ check: { light, dark } }: { check: ColourCheck }) => {
  const t = useTexts('brand-admin')
  return (
    <span className={styles.ratios}>
      <Ratio label={t('ratio.ground')} ratio={light.onGround} />
      <Ratio label={t(`ratio.${light.text}`)} ratio={light.ofText} />
      <Ratio label={t('ratio.groundDark')} ratio={dark.onGround} />
      <Ratio label={t(`ratio.${dark.text}Dark`)} ratio={dark.ofText} />
    </span>
  )
}

/** A colour with its ratios as it is typed; one that cannot be read says which one near it can. */
export const ColourInput = ({ field, value, input, theme, onChange }: ColourInputProps) => {
  const t = useTexts('brand-admin')
  const colour = parseColour(value)
  const check = colour === undefined ? undefined : checkColour(colour, theme)
  const { better } = check ?? {}
  const weakest = check && Math.min(check.light.onGround, check.light.ofText)
  const unreadable = check && !check.isReadable ? t('contrast', { ratio: writeRatio(weakest ?? 0) }) : undefined
  const error = check ? unreadable : t('colour.invalid')
  return (
    <div className={styles.colour}>
      <div className={styles.swatchLine}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={t(`palette.${field}`)}
          value={colour ?? check?.light.colour ?? ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <TextField
          size="small"
          label={t(field)}
          hint={t(`${field}.hint`)}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          {...input}
          error={error ?? input.error}
        />
      </div>
      {check && <Ratios check={check} />}
      {check && check.dark.colour !== check.light.colour && (
        <span className={styles.note}>{t('darkTone', { colour: check.dark.colour })}</span>
      )}
      {better !== undefined && (
        <Button size="small" variant="secondary" onClick={() => onChange(better)}>
          {t('use', { colour: better })}
        </Button>
      )}
    </div>
  )
}

import type { MouseEvent } from 'react'
import { TextField } from '#ui/field.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './media-library.module.css'

export type Point = { readonly x: number; readonly y: number }
type FocalPointProps = { src: string; point: Point; onChange: (point: Point) => void }

const toPercent = (part: number, whole: number): number => Math.round(Math.min(Math.max(part / whole, 0), 1) * 100)

/** The focus of a cropped picture: by a click into it, or by numbers. */
export const FocalPoint = ({ src, point, onChange }: FocalPointProps) => {
  const t = useTexts('media-library')
  const choose = (event: MouseEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({ x: toPercent(event.clientX - box.left, box.width), y: toPercent(event.clientY - box.top, box.height) })
  }
  const { x, y } = point
  return (
    <FormGroup legend={t('focus')}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the numbers below do the same by keyboard */}
      <div className={styles.stage} onClick={choose}>
        <img src={src} alt="" />
        <svg className={styles.cross} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${x} 0V100M0 ${y}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div className={styles.pair}>
        {(['x', 'y'] as const).map((axis) => (
          <TextField
            key={axis}
            size="small"
            type="number"
            min={0}
            max={100}
            label={t(`focus.${axis}`)}
            value={point[axis]}
            onChange={(event) => onChange({ ...point, [axis]: toPercent(Number(event.currentTarget.value), 100) })}
          />
        ))}
      </div>
    </FormGroup>
  )
}

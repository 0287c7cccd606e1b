import { Picture, type PictureSource } from '#ui/picture.tsx'
import styles from './plate.module.css'

type PlateProps = {
  image: PictureSource
  ratio?: '5/4' | '4/3' | '1/1'
  /** Dot grid and crop marks: only for large plates. */
  marks?: boolean
  /** On a tinted ground the sheet itself is the surface. */
  ground?: 'plate' | 'surface'
  priority?: boolean
}

/** A picture on its drawing sheet. What stands around it may set `--plate-zoom` and, for the plain ratio, `--plate-ratio`. */
export const Plate = ({ image, ratio = '5/4', marks, ground = 'plate', priority }: PlateProps) => (
  <div
    className={styles.plate}
    data-ratio={ratio === '5/4' ? undefined : ratio}
    data-ground={ground === 'surface' ? ground : undefined}
    data-marks={marks || undefined}
  >
    <Picture image={image} priority={priority} />
  </div>
)

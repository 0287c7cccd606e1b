import styles from './qr-code.module.css'

type QrCodeProps = {
  readonly size: number
  /** The dark squares, as the path of an SVG whose unit is a square. */
  readonly path: string
  readonly label: string
}

export const QrCode = ({ size, path, label }: QrCodeProps) => (
  <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
    <path d={path} />
  </svg>
)
